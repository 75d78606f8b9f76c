import { render } from '@testing-library/react';
import { PriceScale } from '@/components/drawings/price-scale/price-scale';

/** Where the prices end and where the home's lamp is, in the wide and the narrow drawing. */
function drawn(price: number, level: 'stretch' | 'beyond') {
  const street = { prices: [162_300, 206_700], home: { price, level }, sign: 'in mind' };
  const { container } = render(<PriceScale street={street} label="A street" />);
  return [...container.querySelectorAll('svg[viewBox]')].map((svg) => ({
    ends: [...svg.querySelectorAll('path')].flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) \d+v38/g)].map(([, end]) => Number(end)),
    ),
    lamp: Number(svg.querySelector('circle')?.getAttribute('cx')),
  }));
}

test('the home is on the correct side of each price, even near the end of the street', () => {
  const over = drawn(210_000, 'beyond');
  expect(over).toHaveLength(2);
  for (const { ends, lamp } of over) {
    expect(ends).toHaveLength(2);
    expect(lamp).toBeGreaterThan(Number(ends[1]));
  }
  for (const { ends, lamp } of drawn(200_000, 'stretch')) {
    expect(lamp).toBeGreaterThan(Number(ends[0]));
    expect(lamp).toBeLessThan(Number(ends[1]));
  }
});
