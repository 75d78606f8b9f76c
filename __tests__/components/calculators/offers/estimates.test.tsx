import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBack } from '@/__tests__/helpers/loan-estimates/placed-pages';
import { federalSample, randomEstimate } from '@/__tests__/helpers/loan-estimates/sample-estimates';
import { leadFigures } from '@/components/browser/lead-figures.client';
import { Estimates } from '@/components/calculators/offers/estimate/estimates.client';
import type { Answer } from '@/components/calculators/offers/estimate/offers-read';
import { readFile } from '@/components/calculators/offers/estimate/read-file.client';
import type { FieldValues } from '@/lib/calculators/my-number-fields';
import { figuresText } from '@/lib/leads/figures';

jest.mock('@/components/calculators/offers/estimate/read-file.client', () => ({ readFile: jest.fn() }));

const sample: Answer = { read: { form: readBack(federalSample), hasMore: false, pictures: new Map() } };
const drawn: Answer = { read: { form: readBack(randomEstimate(1)), hasMore: false, pictures: new Map() } };
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

/** Chooses files that are read with these answers, and returns what was filled in. */
async function choose(...answers: readonly Answer[]) {
  const inputs: FieldValues[] = [];
  for (const answer of answers) jest.mocked(readFile).mockResolvedValueOnce(answer);
  render(<Estimates onInputs={(change) => inputs.push({ ...change })} callHref="/contact-us#call" />);
  await userEvent.upload(
    screen.getByLabelText(/Choose PDF files/),
    answers.map((_, index) => pdf(`estimate-${index + 1}.pdf`)),
  );
  await screen.findByText(/estimate-1\.pdf/);
  return inputs;
}

afterEach(() => jest.mocked(readFile).mockReset());

describe('a chosen Loan Estimate', () => {
  it('replaces the examples, with its own numbers in offer A', async () => {
    const [change] = await choose(sample);
    expect(change).toMatchObject({
      principalA: 162_000,
      ratePercentA: 3.875,
      termMonthsA: 360,
      insuranceMonthlyA: 82,
      insuranceMonthsA: 84,
      pointsPercentA: 0.25,
      lenderFeesA: 1397,
      lenderCreditA: 0,
      principalB: 0,
      principalC: 0,
    });
    expect(screen.getByRole('status')).toHaveTextContent('estimate-1.pdf: Read. The numbers are in offer A.');
  });

  it('keeps the first offer when a second file is read', async () => {
    const [, second] = await choose(sample, drawn);
    expect(Object.keys(second ?? {}).filter((name) => !name.endsWith('B'))).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('shows the catch with its line and a question', async () => {
    await choose(sample);
    const review = screen.getByRole('region', { name: 'Offer A: Ficus Bank' });
    const [first] = within(review).getAllByRole('listitem');
    expect(first).toHaveTextContent('You pay a penalty if you pay the loan off early');
    expect(first).toHaveTextContent('Ask: What does the same loan cost without the penalty?');
    expect(first).toHaveTextContent('Page 1, Loan Terms, Prepayment Penalty.');
  });

  it('sends the checked values with a question, and no others', async () => {
    await choose(sample);
    const sent = () => figuresText(leadFigures() ?? { answer: { label: '', text: '' }, inputs: [] });
    expect(sent()).toMatch(/^Loan Estimates: A Ficus Bank\. .*A: Loan amount \$162,000; /);
    expect(sent()).not.toContain('Deposit');
    await userEvent.click(screen.getByText('Offer A: every value, with its picture'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Deposit/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Loan amount/ }));
    expect(sent()).toContain('A: Deposit −$10,000');
    expect(sent()).not.toContain('Loan amount');
  });

  it('is removed by its own button', async () => {
    const inputs = await choose(sample);
    await userEvent.click(screen.getByRole('button', { name: 'Remove offer A' }));
    expect(inputs.at(-1)).toMatchObject({ principalA: 0 });
    expect(screen.queryByRole('region', { name: /Offer A/ })).toBeNull();
    expect(leadFigures()).toBeNull();
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['no-pdf', 'isn’t a PDF.'],
    ['too-large', 'is larger than 20 MB.'],
    ['too-long', 'has more than 120 pages.'],
    ['encrypted', 'is locked with a password.'],
    ['scan', 'is a picture of a page'],
    ['other-document', 'doesn’t look like a Loan Estimate'],
    ['broken', 'can’t be opened as a PDF.'],
    ['too-slow', 'took longer than 10 seconds'],
    ['too-much-memory', 'needs more memory than a form should'],
    ['not-loaded', 'wasn’t read: our reader didn’t load'],
  ] as const)('says so: %s', async (problem, text) => {
    const inputs = await choose({ problem });
    expect(screen.getByRole('status')).toHaveTextContent(`estimate-1.pdf ${text}`);
    expect(inputs).toEqual([]);
    expect(screen.getByRole('link', { name: 'Tell us when a form isn’t read' })).toHaveAttribute(
      'href',
      '/contact-us#call',
    );
  });

  it('does not prevent the next from being read', async () => {
    const inputs = await choose({ problem: 'scan' }, sample);
    expect(inputs).toHaveLength(1);
  });
});
