/** @jest-environment jsdom */
import {
  entryIn,
  followAddress,
  leaveQuestionnaire,
  openQuestionnaire,
  pushStep,
  questionnaireAt,
  type StepEntry,
} from '@/components/questionnaire/address.client';

beforeEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['#purchase', 'purchase'],
  ['#refinance', 'refinance'],
  ['#Purchase', null],
  ['#purchase-1', null],
  ['', null],
])('%s opens %s', (hash, id) => {
  expect(questionnaireAt(hash)).toBe(id);
});

test.each([
  [null],
  ['x'],
  [{}],
  [{ question: null }],
  [{ question: { id: 'other', step: 1 } }],
  [{ question: { id: 'purchase', step: '1' } }],
])('a history state that is none of ours is not read (%#)', (state) => {
  expect(entryIn(state)).toBeNull();
});

test('opening and leaving change the part after # and are reported', () => {
  const heard: (StepEntry | null)[] = [];
  const stop = followAddress((entry) => heard.push(entry));
  openQuestionnaire('refinance');
  expect(window.location.href).toMatch(/\/#refinance$/);
  leaveQuestionnaire();
  expect(window.location.href).toMatch(/\/$/);
  expect(heard).toEqual([null, null]);
  stop();
  openQuestionnaire('purchase');
  expect(heard).toHaveLength(2);
});

test('an entry of ours keeps what the framework’s router wrote, which otherwise loads the page again', () => {
  window.history.replaceState({ router: 'tree' }, '', '/');
  const stop = followAddress(() => undefined);
  pushStep({ id: 'purchase', step: 1, from: 0, depth: 1 });
  expect(window.history.state).toEqual({
    router: 'tree',
    question: { id: 'purchase', step: 1, from: 0, depth: 1 },
  });
  // An entry that a visitor made by typing an address has no state.
  window.history.pushState(null, '', '#refinance');
  openQuestionnaire('purchase');
  expect(window.history.state).toEqual({ router: 'tree' });
  stop();
});

test('Back and Forward are reported with the step of their entry', async () => {
  const heard: (StepEntry | null)[] = [];
  const stop = followAddress((entry) => heard.push(entry));
  pushStep({ id: 'purchase', step: 1, from: 0, depth: 1 });
  pushStep({ id: 'purchase', step: 2, from: 1, depth: 2 });
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
  });
  expect(heard).toEqual([{ id: 'purchase', step: 1, from: 0, depth: 1 }]);
  stop();
});
