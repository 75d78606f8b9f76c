import { render } from '@testing-library/react';
import { PriceScale } from '@/components/drawings/price-scale/price-scale';
import { scaleOf } from '@/lib/calculators/affordability-scale';

const household = {
  annualIncome: 62_000,
  monthlyDebts: 0,
  downPayment: 14_000,
  termMonths: 360,
  ratePercent: 7.4,
  pmiPercent: 0.45,
  monthlyInsurance: 0,
  monthlyPropertyTax: 0,
  taxPercent: 1.472,
  insurancePercent: 0.5,
};
const limits = { comfortable: { front: 28, back: 36 }, stretch: { back: 43 }, most: { back: 50 } };
const words = { comfortable: '', stretch: '', most: '', home: '', rule: '', under: '' };

/** The positions of the rungs' ends and of the home's lamp in the wide and the narrow drawing. */
function drawn(homePrice: number) {
  const scale = scaleOf({ ...household, homePrice }, limits);
  const shown = { ...scale, rungs: { ...scale.rungs, most: null } };
  const frame = { name: 'wide', width: 620, height: 300, label: 118, houses: 0.9, unit: '' } as const;
  const { container } = render(<PriceScale wide={frame} texts={words} scale={shown} label="Scale" />);
  const places = [...container.querySelectorAll('svg[viewBox]')].map((svg) => ({
    ends: [...svg.querySelectorAll('g > path')].flatMap(
      (path) => path.getAttribute('d')?.match(/^M([\d.]+) 190v40$/)?.[1] ?? [],
    ),
    lamp: Number(svg.querySelector('circle')?.getAttribute('cx')),
  }));
  return { level: scale.home?.level, places };
}

test('the home is on the correct side of each limit, even near the end of the street', () => {
  const over = drawn(265_000);
  expect(over.level).toBe('most');
  expect(over.places).toHaveLength(2);
  for (const { ends, lamp } of over.places) {
    expect(ends).toHaveLength(2);
    expect(lamp).toBeGreaterThan(Number(ends[1]));
  }
  const within = drawn(255_000);
  expect(within.level).toBe('stretch');
  for (const { ends, lamp } of within.places) {
    expect(lamp).toBeGreaterThan(Number(ends[0]));
    expect(lamp).toBeLessThan(Number(ends[1]));
  }
});
