import { render, screen } from '@testing-library/react';
import { ResultBar } from '@/components/calculators/answer/answer.client';

test('the bar has a segment for each amount, proportional to it', () => {
  const { container } = render(
    <ResultBar
      label="Each month"
      figure="$200"
      segments={[
        { value: 100, tone: 1 },
        { value: 0, tone: 2 },
        { value: 100, tone: 3 },
      ]}
    />,
  );
  const parts = [...container.querySelectorAll('rect')].map((part) => [
    part.dataset.tone,
    part.getAttribute('x'),
    part.getAttribute('width'),
  ]);
  expect(parts).toEqual([
    ['1', '0', '495'],
    ['2', '500', '0'],
    ['3', '500', '495'],
  ]);
});

test('without an amount nothing is drawn', () => {
  const { container } = render(<ResultBar label="Each month" figure="---" segments={[{ value: null, tone: 1 }]} />);
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('0');
});

test('the figure links to the answer, and the other link to the next step', () => {
  const next = { label: 'Tell me when', href: '/contact-us#call', about: 'Tell me when: 6%' };
  render(<ResultBar label="Worth it at" figure="6%" next={next} />);
  expect(screen.getByRole('link', { name: 'Worth it at 6%' })).toHaveAttribute('href', '#result');
  const link = screen.getByRole('link', { name: 'Tell me when' });
  expect(link).toHaveAttribute('href', '/contact-us#call');
  expect(link).toHaveAttribute('data-about', 'Tell me when: 6%');
});
