// Shows new leads without reloading, warns before the session ends, and keeps a typed note. The desk works without it.

const parts = ['figures', 'due', 'list', 'later'];
/** Milliseconds between polls. */
const pause = 3000;

/** Loads the current page as a document, without running its scripts. */
function readAgain() {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href.replace(/#.*$/, ''));
    request.responseType = 'document';
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error('no page')));
    request.onerror = () => reject(new Error('no answer'));
    request.send();
  });
}

/** Restores the focus after its element has been replaced by a similar one. */
function focusOn(address) {
  const link = [...document.querySelectorAll('#list a')].find((each) => each.getAttribute('href') === address);
  link?.focus({ preventScroll: true });
}

async function refresh() {
  const fresh = await readAgain();
  const before = Number(document.getElementById('list')?.dataset.newest);
  const dueBefore = document.querySelectorAll('#due > *').length;
  const focused = document.activeElement?.closest('#list a')?.getAttribute('href');
  for (const id of parts) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (old && now) old.replaceWith(document.importNode(now, true));
  }
  document.title = fresh.title;
  if (focused) focusOn(focused);
  const more = Number(document.getElementById('list')?.dataset.newest) - before;
  const news = document.getElementById('news');
  const due = document.querySelectorAll('#due > *').length;
  if (news && due > dueBefore) news.textContent = 'A next step is due.';
  if (news && more > 0) news.textContent = more === 1 ? 'A new lead has arrived.' : `${more} new leads have arrived.`;
}

let last;
async function look() {
  const answer = await fetch('/desk/pulse');
  // The session has ended: reloading leads to the sign-in.
  if (answer.status === 204) location.reload();
  const pulse = await answer.text();
  if (answer.status === 200 && last !== undefined && pulse !== last) await refresh();
  if (answer.status === 200) last = pulse;
}

const again = () => setTimeout(() => look().then(again, again), pause);
look().then(again, again);

// A note is kept in this tab until it's stored, also while the officer signs in again.
const note = document.getElementById('note');
if (note) {
  const key = note.form.action;
  const draft = sessionStorage.getItem(key);
  if (draft && !document.querySelector('.history').textContent.includes(draft.trim())) note.value = draft;
  else sessionStorage.removeItem(key);
  note.addEventListener('input', () => sessionStorage.setItem(key, note.value));
}
document.querySelector('form[action="/desk/sign-out"]')?.addEventListener('submit', () => sessionStorage.clear());

const news = document.getElementById('news');
setTimeout(() => {
  const stay = document.createElement('a');
  stay.href = location.href;
  stay.textContent = 'Stay signed in';
  news.replaceChildren('You’ll be signed out in two minutes. Any note you’ve typed is kept. ', stay);
}, Number(news.dataset.idle) - 120_000);
