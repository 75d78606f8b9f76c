import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Hero } from '@/components/sections/hero/hero.client';
import { home } from '@/content/site/own-pages/home';

const { hero } = home;

function matchMediaAs(still: boolean) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: still && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

const questions = { purchase: 19, refinance: 23 };
const view = <Hero words={hero} questions={questions} />;

function typed(): string | null | undefined {
  return document.querySelector('h1 > [aria-hidden]')?.textContent;
}

const sentence = hero.heading;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  matchMediaAs(false);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the exported page has one fixed sentence, the first phrase and two links', () => {
  const page = document.createElement('div');
  page.append(new Range().createContextualFragment(renderToString(view)));
  expect(page.querySelector('h1 .vh')?.textContent).toBe(sentence);
  expect(page.querySelector('h1 > [aria-hidden]')?.textContent).toBe('Reduce Your Payment');
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/purchase-questions',
    '/refinance-questions',
  ]);
});

test('the first phrase stays for three seconds, is deleted at 50 ms a character, and the next is typed at 100 ms and stays for one second', () => {
  render(view);
  act(() => jest.advanceTimersByTime(2999));
  expect(typed()).toBe('Reduce Your Payment');
  act(() => jest.advanceTimersByTime(1));
  expect(typed()).toBe('Reduce Your Paymen');
  act(() => jest.advanceTimersByTime(50));
  expect(typed()).toBe('Reduce Your Payme');
  for (let at = 0; at < 17; at += 1) act(() => jest.advanceTimersByTime(50));
  expect(typed()).toBe('');
  act(() => jest.advanceTimersByTime(100));
  expect(typed()).toBe('S');
  act(() => jest.advanceTimersByTime(100));
  expect(typed()).toBe('Se');
  for (let at = 0; at < 18; at += 1) act(() => jest.advanceTimersByTime(100));
  act(() => jest.advanceTimersByTime(999));
  expect(typed()).toBe('Secure a Better Rate');
  act(() => jest.advanceTimersByTime(1));
  expect(typed()).toBe('Secure a Better Rat');
});

test('all five phrases come around, each with its house lit', () => {
  render(view);
  const seen = new Map<string, number>();
  for (let at = 0; at < 400; at += 1) {
    const text = typed() ?? '';
    const lit = Number(document.querySelector('svg[data-lit]')?.getAttribute('data-lit'));
    if (hero.phrases.some((phrase) => phrase === text)) seen.set(text, lit);
    act(() => jest.advanceTimersToNextTimer());
  }
  expect([...seen]).toEqual(hero.phrases.map((phrase, index) => [phrase, index + 1]));
});

describe('the former URLs of the questionnaires', () => {
  test.each([
    ['/#purchase', '/purchase-questions'],
    ['/#refinance', '/refinance-questions'],
  ])('%s leads to %s, even from a link on the page', (address, path) => {
    const enter = jest.fn();
    const { unmount } = render(<Hero words={hero} questions={questions} enter={enter} />);
    expect(enter).not.toHaveBeenCalled();
    window.history.replaceState(null, '', address);
    act(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(enter).toHaveBeenLastCalledWith(path);
    unmount();
    render(<Hero words={hero} questions={questions} enter={enter} />);
    expect(enter).toHaveBeenCalledTimes(2);
  });

  test.each(['#top', '#main', '#Purchase'])('%s leads nowhere', (hash) => {
    const enter = jest.fn();
    window.history.replaceState(null, '', `/${hash}`);
    render(<Hero words={hero} questions={questions} enter={enter} />);
    expect(enter).not.toHaveBeenCalled();
  });
});

describe('unfinished answers in this tab', () => {
  afterEach(() => window.sessionStorage.clear());

  test('can be continued or cleared, and say which question is next', () => {
    window.sessionStorage.setItem(
      'questionnaire:purchase',
      JSON.stringify({ answers: { zipCode: '43215' }, step: 4, question: 5 }),
    );
    render(view);
    expect(screen.getByText(/question 5 of 19/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/purchase-questions');
    act(() => screen.getByRole('button', { name: 'clear my answers' }).click());
    expect(screen.queryByText(/question 5 of 19/)).not.toBeInTheDocument();
    expect(screen.getByText('Your answers are cleared.')).toHaveAttribute('role', 'status');
    expect(window.sessionStorage.getItem('questionnaire:purchase')).toBeNull();
  });

  test('are not offered before anything was answered', () => {
    window.sessionStorage.setItem('questionnaire:refinance', JSON.stringify({ answers: {}, step: 0, question: 1 }));
    render(view);
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });
});
