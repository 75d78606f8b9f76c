/** @jest-environment jsdom */
import { entryIn, leaveFor, pushStep, replaceStep } from '@/components/questionnaire/answers/address.client';

beforeEach(() => window.history.replaceState(null, '', '/'));

test.each([
  [null],
  ['x'],
  [{}],
  [{ question: null }],
  [{ question: { id: 'other', step: 1 } }],
  [{ question: { id: 'purchase', step: '1' } }],
])('a history state from other code is ignored (%#)', (state) => {
  expect(entryIn(state)).toBeNull();
});

test('a step that replaces an entry drops the fragment from the URL', () => {
  window.history.replaceState(null, '', '/purchase-questions?from=menu#main');
  replaceStep({ id: 'purchase', step: 3, from: 3, depth: 1 });
  expect(window.location.href).toMatch(/\/purchase-questions\?from=menu$/);
});

test.each([
  ['http://localhost/fha?a=1#b', '/fha?a=1'],
  ['https://search.example/?q=loan', '/'],
  ['http://localhost/', '/'],
  ['', '/'],
])('a visitor who came from "%s" leaves to %s', (referrer, path) => {
  window.history.replaceState(null, '', '/purchase-questions');
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  const link = document.createElement('a');
  link.id = 'leave';
  link.setAttribute('href', '/');
  document.body.replaceChildren(link);
  leaveFor();
  expect(link.getAttribute('href')).toBe(path);
});

test('an entry keeps the framework router’s state, without which it would reload the page', () => {
  window.history.replaceState({ router: 'tree' }, '', '/');
  const question = { id: 'purchase', step: 1, from: 0, depth: 1 } as const;
  pushStep(question);
  expect(window.history.state).toEqual({ router: 'tree', question });
});
