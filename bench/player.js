// Plays in the page by itself, and tells the host how it went: a browser that somebody drives from outside keeps more
// than one that is only looked at. Comes before all other scripts of the page.
'use strict';

const ANSWERS = 25;
const PAUSE = 100; // milliseconds between two answers: hardly anybody is that quick
const REST = 15_000;
const settings = new URLSearchParams(document.currentScript.src.split('?')[1]);
const noted = []; // when each answer left the page, and when each update of a table came

localStorage.fairwind ??= JSON.stringify({ guide: false });

window.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'message' && data.message.event === 'update') noted.push(['shown', performance.now()]);
    });
  }
  postMessage(data, ...rest) {
    if (/\/answer\b/.test(data.path ?? '')) noted.push(['given', performance.now()]);
    super.postMessage(data, ...rest);
  }
};

const sleep = (time) => new Promise((done) => setTimeout(done, time));
const tell = (what, facts = {}) => fetch('told', { method: 'POST', body: JSON.stringify({ what, ...facts }) });
const find = (selector) => document.querySelector(selector);
const decision = () => find('.prompt.yours .list')?.dataset.decision ?? '';

async function until(found, pause = 20) {
  for (;;) {
    const it = found();
    if (it) return it;
    await sleep(pause);
  }
}

let dice = 5;
/** The same throws every time. */
function throwDice(sides) {
  dice = (dice * 48271) % 2147483647;
  return dice % sides;
}

const touchable = () =>
  [...document.querySelectorAll('[data-can], .choices button')].filter(
    (element) => element.getClientRects().length > 0 && !element.textContent.includes('Use all'),
  );

/** One answer, by touching what is lit; false if the game is over. */
async function answer() {
  await until(() => find('.prompt.yours') ?? find('.end'));
  if (find('.end')) return false;
  const asked = decision();
  while (decision() === asked && !find('.end')) {
    const lit = touchable();
    const next = find('.choices .confirm') ?? lit[throwDice(Math.max(1, lit.length))];
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await sleep(30);
  }
  return true;
}

function choose(card, label, value) {
  const select = [...card.querySelectorAll('select')].find((one) => one.labels[0]?.textContent.includes(label));
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

async function play() {
  await until(() => find('.game-card'), 5);
  const lobby = performance.now();
  await until(() => document.documentElement.dataset.engine === 'ready', 5);
  await tell('lobby', { seconds: (performance.now() - lobby) / 1000 });
  const card = [...document.querySelectorAll('.game-card')].find((one) =>
    one.textContent.includes(settings.get('game')),
  );
  choose(card, 'Number of players', '2');
  choose(card, 'Strength of the bots', settings.get('level'));
  await sleep(100);
  [...card.querySelectorAll('button')].find((one) => one.textContent.includes('Play against bots')).click();
  await until(() => find('.prompt.yours'));
  await sleep(3000);
  await tell('table');
  noted.length = 0;
  for (let given = 0; given < ANSWERS && (await answer()); given++) {
    await sleep(PAUSE);
    await tell('answer');
  }
  await sleep(REST);
  await tell('rest', { noted });
}

addEventListener('DOMContentLoaded', () => void play());
