// On the page that says that the server does not answer: goes on as soon as it does. Who has just started the app, and
// did not ask for anything of the server's, is led to where one can play without it.
const LOOK_AGAIN = 2000; // milliseconds

async function look() {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, LOOK_AGAIN);
}

setTimeout(look, LOOK_AGAIN);

const here = document.querySelector('a[href="/here"]');
const isApp = matchMedia('(display-mode: standalone)').matches;
if (here && isApp && location.pathname === '/' && history.length === 1) location.replace('/here');
