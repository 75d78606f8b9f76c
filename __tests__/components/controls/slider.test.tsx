import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Slider } from '@/components/controls/slider.client';

type Range = Parameters<typeof Slider>[0]['range'];

function Tried({ range, start }: { readonly range: Range; readonly start: number }) {
  const [value, setValue] = useState(start);
  return (
    <Slider label="Home price" range={range} value={value} spoken={String(value)} ends={['0', '1']} onMove={setValue} />
  );
}

const price: Range = { min: 0, max: 2_000_000, step: 1, keyStep: 1000 };
const rate: Range = { min: 0, max: 100, step: 0.01, keyStep: 0.125 };

test.each([
  [price, 500_000, 'ArrowRight', '501000'],
  [price, 500_000, 'ArrowDown', '499000'],
  [price, 500_000, 'PageUp', '510000'],
  [price, 540_632.46, 'ArrowUp', '541000'],
  [price, 540_632.46, 'ArrowLeft', '540000'],
  [price, 1_995_000, 'PageUp', '2000000'],
  [price, 2_500_000, 'ArrowLeft', '1999000'],
  [rate, 6.5, 'ArrowRight', '6.625'],
  [rate, 6.51, 'ArrowRight', '6.625'],
  [rate, 0.3, 'PageDown', '0'],
])('in %o, from %d, %s goes to %s', (range, start, key, end) => {
  render(<Tried range={range} start={start} />);
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key })).toBe(false);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', end);
});

test.each([
  [price, { key: 'Home' }],
  [price, { key: 'ArrowRight', altKey: true }],
  [{ min: 12, max: 480, step: 12 }, { key: 'ArrowRight' }],
])('in %o, the browser handles %o', (range, event) => {
  render(<Tried range={range} start={120} />);
  expect(fireEvent.keyDown(screen.getByRole('slider'), event)).toBe(true);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '120');
});
