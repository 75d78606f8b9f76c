import { render } from '@testing-library/react';
import { PartsBar, placesOf, RangeBar } from '@/components/questionnaire/estimate-drawings';

test('the range takes the middle of its bar, and the price is at its place in it', () => {
  const { comfortable, stretch, price } = placesOf(273_000, 356_000, 325_000);
  expect([comfortable, stretch, price]).toEqual([37.5, 79.2, 63.6]);
});

test.each([
  ['far above', 2_000_000, 100],
  ['far below', 20_000, 0],
])('a price %s the range is at the end of the bar', (_where, price, place) => {
  expect(placesOf(273_000, 356_000, price).price).toBe(place);
});

test('debts may leave no room between both ends of a range', () => {
  expect(placesOf(200_000, 200_000, 200_000)).toEqual({ comfortable: 64.3, stretch: 64.3, price: 64.3 });
});

test('the plate with the price stays inside of the bar', () => {
  const { container } = render(
    <RangeBar comfortable={273_000} stretch={356_000} price={900_000} label="Your $900,000" />,
  );
  expect(container.querySelector('svg svg')).toHaveAttribute('x', '74%');
  expect(container.querySelector('line')).toHaveAttribute('x1', '100%');
});

test('the parts of a payment fill their bar', () => {
  const parts = [300, 100].map((amount) => ({ label: String(amount), amount, color: 'a' }));
  const { container } = render(<PartsBar parts={parts} />);
  const places = [...container.querySelectorAll('rect')].map((part) => [
    part.getAttribute('x'),
    part.getAttribute('width'),
  ]);
  expect(places).toEqual([
    ['0%', '75%'],
    ['75%', '25%'],
  ]);
});
