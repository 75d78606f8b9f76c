// Shows new leads without reloading. The desk works without it.

const parts = ['figures', 'due', 'list', 'later'];
/** Milliseconds between two questions for news. */
const pause = 3000;

/** The page as it is now, as a document. Reading it runs nothing in it. */
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
  if (news && more > 0) news.textContent = more === 1 ? 'A new lead has come.' : `${more} new leads have come.`;
}

let last;
async function look() {
  const answer = await fetch('/desk/pulse');
  // The session is over: the answer to the page is the sign-in.
  if (answer.status === 204) location.reload();
  const pulse = await answer.text();
  if (answer.status === 200 && last !== undefined && pulse !== last) await refresh();
  if (answer.status === 200) last = pulse;
}

const again = () => setTimeout(() => look().then(again, again), pause);
look().then(again, again);
