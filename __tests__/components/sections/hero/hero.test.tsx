import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { sampleAt, sampleQuestionnaire } from '@/components/questionnaire/samples';
import { Hero } from '@/components/sections/hero/hero.client';
import { home } from '@/content/home';
import type { Questionnaire } from '@/lib/questionnaire/definition';

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

/** The questionnaire's code is loaded when it is opened, which takes a while on a busy machine. */
const arrival = { timeout: 20_000 };

const { delivery, contact, siteName } = sampleAt(0);
const refinanceSample = { ...sampleQuestionnaire, id: 'refinance', name: 'Refinance questions' } as const;
const files: Readonly<Record<string, Questionnaire>> = {
  '/purchase.json': sampleQuestionnaire,
  '/refinance.json': refinanceSample,
};
const doorTo = ({ id, name }: Questionnaire) => ({
  name,
  file: { href: `/${id}.json`, integrity: '' },
  delivery,
  contact,
  siteName,
});
const purchase = doorTo(sampleQuestionnaire);
const refinance = doorTo(refinanceSample);

const view = (
  <Hero
    words={hero}
    questionnaires={{ purchase, refinance }}
    contactLink={{ label: 'Contact form', href: '/contact-us' }}
  />
);

function typed(): string | null | undefined {
  return document.querySelector('h1 > [aria-hidden]')?.textContent;
}

const sentence = hero.heading;

beforeEach(() => {
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    value: async (href: string) => ({ ok: true, json: async () => files[href] }),
  });
  window.history.replaceState(null, '', '/');
  matchMediaAs(false);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the exported page holds one fixed sentence, the first phrase and two links', () => {
  const page = document.createElement('div');
  page.append(new Range().createContextualFragment(renderToString(view)));
  expect(page.querySelector('h1 .vh')?.textContent).toBe(sentence);
  expect(page.querySelector('h1 > [aria-hidden]')?.textContent).toBe('Reduce Your Payment');
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/#purchase',
    '/#refinance',
  ]);
  expect(page.textContent).toContain(hero.withoutScript);
});

test('a screen reader announces the fixed sentence', () => {
  render(view);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
});

test('a phrase rests a second, goes at 50 ms a character, and the next comes at 100 ms', () => {
  render(view);
  act(() => jest.advanceTimersByTime(999));
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
});

test('all five phrases come round, and the house of the phrase is lit', () => {
  render(view);
  const seen = new Map<string, number>();
  for (let at = 0; at < 400; at += 1) {
    const text = typed() ?? '';
    const lit = [...document.querySelectorAll('svg > g')].findIndex((house) => house.hasAttribute('data-lit')) + 1;
    if (hero.phrases.some((phrase) => phrase === text)) seen.set(text, lit);
    act(() => jest.advanceTimersToNextTimer());
  }
  expect([...seen]).toEqual(hero.phrases.map((phrase, index) => [phrase, index + 1]));
});

test('pause stops the typing and is marked as pressed; a second press resumes it', () => {
  render(view);
  act(() => jest.advanceTimersByTime(1100));
  const before = typed();
  const button = screen.getByRole('button', { name: 'Pause the changing headline' });
  act(() => button.click());
  expect(button).toHaveAttribute('aria-pressed', 'true');
  act(() => jest.advanceTimersByTime(60_000));
  expect(typed()).toBe(before);
  act(() => button.click());
  act(() => jest.advanceTimersByTime(100));
  expect(typed()).not.toBe(before);
});

test('with reduced motion the first phrase stays as it is', () => {
  matchMediaAs(true);
  render(view);
  act(() => jest.advanceTimersByTime(60_000));
  expect(typed()).toBe('Reduce Your Payment');
});

test('a choice opens its questionnaire in the place of the hero', async () => {
  jest.useRealTimers();
  render(view);
  await userEvent.click(screen.getByRole('link', { name: /^Purchase/ }));
  expect(screen.getByRole('region', { name: 'Sample questions' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: sentence })).not.toBeInTheDocument();
  expect(window.location.hash).toBe('#purchase');
  expect(await screen.findByText('Question 1 of 6', {}, arrival)).toBeInTheDocument();
});

test.each([
  ['/#purchase', 'Sample questions'],
  ['/#refinance', 'Refinance questions'],
])('%s opens the questionnaire at once', async (address, name) => {
  jest.useRealTimers();
  window.history.replaceState(null, '', address);
  render(view);
  expect(screen.getByRole('region', { name })).toBeInTheDocument();
  expect(await screen.findByText('Question 1 of 6', {}, arrival)).toBeInTheDocument();
});

test('a change of the address opens and closes them', () => {
  render(view);
  act(() => {
    window.history.replaceState(null, '', '/#refinance');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByRole('region', { name: 'Refinance questions' })).toBeInTheDocument();
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('a link to a place on the page, such as TOP or the skip link', () => {
  const lastStep = sampleQuestionnaire.steps.length - 1;
  const { begin } = sampleAt(lastStep);
  const begun = <Hero {...view.props} questionnaires={{ purchase: { ...purchase, begin }, refinance }} />;

  async function follow(hash: string) {
    await act(async () => {
      window.location.hash = hash;
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    });
  }

  beforeEach(() => {
    jest.useRealTimers();
    window.sessionStorage.clear();
  });

  test.each(['#top', '#main'])('%s leaves an open questionnaire and what was typed into it alone', async (hash) => {
    window.history.replaceState(null, '', '/#purchase');
    render(begun);
    const phone = await screen.findByRole('textbox', { name: 'Which number may we call?' }, arrival);
    await userEvent.type(phone, '614-555-0142');
    await follow(hash);
    expect(screen.getByRole('textbox', { name: 'Which number may we call?' })).toHaveValue('614-555-0142');
    expect(screen.getByText('Question 6 of 6')).toBeInTheDocument();
    expect(window.location.hash).toBe('#purchase');

    // The browser's Back returns to where the link was, and then goes one question back as before.
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(screen.getByRole('textbox', { name: 'Which number may we call?' })).toHaveValue('614-555-0142');
    await userEvent.click(screen.getByRole('button', { name: 'Go BACK' }));
    await waitFor(() => expect(screen.getByText('Question 5 of 6')).toBeInTheDocument());
  });

  test('opens none while the hero is shown', async () => {
    render(begun);
    await follow('#top');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
  });
});
