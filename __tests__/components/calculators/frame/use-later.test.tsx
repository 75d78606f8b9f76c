import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLater } from '@/components/calculators/frame/use-later.client';

function Section({ value }: { readonly value: number }) {
  const section = useRef<HTMLElement>(null);
  const drawn = useLater(value, section);
  return <section ref={section}>{drawn}</section>;
}

/** A browser that reports the section as on the screen or off it. */
function sectionIs(onScreen: boolean) {
  class Observer {
    private readonly report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe() {
      const entry = { isIntersecting: onScreen } as IntersectionObserverEntry;
      this.report([entry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('a section on the screen follows at once', () => {
  sectionIs(true);
  const { rerender } = render(<Section value={1} />);
  rerender(<Section value={2} />);
  expect(screen.getByText('2')).toBeInTheDocument();
});

test('a section off the screen follows once the inputs rest', () => {
  sectionIs(false);
  const { rerender } = render(<Section value={1} />);
  for (const value of [2, 3, 4]) {
    rerender(<Section value={value} />);
    act(() => jest.advanceTimersByTime(120));
  }
  expect(screen.getByText('1')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('4')).toBeInTheDocument();
});

test('print shows the inputs of this moment, wherever the section is', () => {
  sectionIs(false);
  const { rerender } = render(<Section value={1} />);
  rerender(<Section value={2} />);
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('2')).toBeInTheDocument();
});
