// On the page that says that the server does not answer: goes on as soon as it does.
const LOOK_AGAIN = 2000; // milliseconds

async function look() {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, LOOK_AGAIN);
}

setTimeout(look, LOOK_AGAIN);
