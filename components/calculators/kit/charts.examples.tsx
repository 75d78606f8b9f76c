import type { Part } from '@/lib/calculators/parts';
import { Donut } from './donut.client';
import { LineChart } from './line-chart.client';

const parts: readonly Part[] = [
  { id: 'loan', label: 'Principal & Interest', value: 2743.18, tone: 1 },
  { id: 'tax', label: 'Property Tax', value: 650, tone: 2 },
  { id: 'insurance', label: 'Homeowner’s Insurance', value: 118, tone: 3 },
  { id: 'hoa', label: 'HOA Fees', value: 45, tone: 4 },
];
const middle = { loan: 'pays the loan', tax: 'is property tax', insurance: 'is insurance', hoa: 'is HOA fees' };
const falling = Array.from({ length: 361 }, (_, month) => 300000 * (1 - (month / 360) ** 2));
const faster = Array.from({ length: 241 }, (_, month) => 300000 * (1 - (month / 240) ** 2));

/** Savings minus costs over five years, with the month in which the costs are back. */
function BreakEven({ monthlySavings, month }: { readonly monthlySavings: number; readonly month: number }) {
  return (
    <LineChart
      title="Savings minus costs"
      sentence={`The costs are back in month ${month}.`}
      series={[
        {
          label: 'Savings minus costs',
          tone: 1,
          amounts: Array.from({ length: 61 }, (_, at) => monthlySavings * at - 5657),
        },
      ]}
      mark={{ month, label: `Month ${month}` }}
      areas
    />
  );
}

export const examples = {
  'ring of four': (
    <Donut parts={parts} title="Monthly payment by part" middle={middle} total={{ label: 'Total', value: 3556.18 }} />
  ),
  'ring of one': (
    <Donut
      parts={parts.map((part) => (part.id === 'loan' ? part : { ...part, value: 0 }))}
      title="Payment"
      middle={middle}
    />
  ),
  'ring of large amounts': (
    <Donut
      parts={parts.map((part) => ({ ...part, value: 987_654_321 }))}
      title="Monthly payment by part"
      middle={middle}
      total={{ label: 'Total', value: 3_950_617_284 }}
    />
  ),
  'no answer': (
    <Donut
      parts={parts.map((part) => ({ ...part, value: null }))}
      title="Payment"
      middle={middle}
      total={{ label: 'Total', value: null }}
      instead={<p>There is nothing to borrow.</p>}
    />
  ),
  'one line': (
    <LineChart
      title="What is still owed"
      sentence="What is still owed falls from $300,000 to $0 in 30 years."
      series={[{ label: 'As agreed', tone: 1, amounts: falling }]}
    />
  ),
  'two lines and a mark': (
    <LineChart
      title="What is still owed"
      sentence="With extra payments the loan is paid off in 20 years instead of 30."
      series={[
        { label: 'As agreed', tone: 1, amounts: falling, broken: true },
        { label: 'With extra payments', tone: 3, amounts: faster },
      ]}
      mark={{ month: 240, label: 'Paid off in month 240' }}
    />
  ),
  'areas below and above zero, with a plate': <BreakEven monthlySavings={273.2} month={21} />,
  'areas at the right edge': <BreakEven monthlySavings={104} month={55} />,
};
