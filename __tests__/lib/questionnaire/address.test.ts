import {
  entryIn,
  followAddress,
  leaveQuestionnaire,
  openQuestionnaire,
  pushStep,
  questionnaireAt,
  type StepEntry,
} from '@/lib/questionnaire/address';

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

test('the framework’s router does not hear of our entries, and hears of all others', async () => {
  const router = jest.fn();
  window.addEventListener('popstate', router);
  const heard: (StepEntry | null)[] = [];
  const stop = followAddress((entry) => heard.push(entry));
  pushStep({ id: 'purchase', step: 1, from: 0, depth: 1 });
  pushStep({ id: 'purchase', step: 2, from: 1, depth: 2 });

  async function back(): Promise<void> {
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true, capture: true });
      window.history.back();
    });
    await new Promise((resolve) => setTimeout(resolve));
  }
  await back();
  expect(heard).toEqual([{ id: 'purchase', step: 1, from: 0, depth: 1 }]);
  expect(router).not.toHaveBeenCalled();
  await back();
  expect(heard).toHaveLength(2);
  expect(router).toHaveBeenCalledTimes(1);
  stop();
  window.removeEventListener('popstate', router);
});
