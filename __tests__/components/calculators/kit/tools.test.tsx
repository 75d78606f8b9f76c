import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshTab, type } from '@/__tests__/helpers/calculator-screen';
import { MonthlyPaymentCalculator } from '@/components/calculators/monthly-payment/monthly-payment-calculator.client';
import { monthlyPaymentContent } from '@/content/calculators/monthly-payment';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  freshTab();
  render(
    <MonthlyPaymentCalculator content={monthlyPaymentContent} schedule={scheduleTexts} withoutScript={withoutScript} />,
  );
});

test('each pin is announced with the letter of its scenario', async () => {
  await press('Pin to compare');
  expect(screen.getByText('Pinned below as scenario A, under Compare.')).toBeVisible();
  await press('Pin to compare');
  expect(screen.getByText('Pinned below as scenario B, under Compare.')).toBeVisible();
});

test('a link that is copied again is announced again', async () => {
  await press('Copy link');
  const first = await screen.findByText(/^Link copied/);
  await press('Copy link');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText(/^Link copied/)).toBeVisible();
});

test('"Forget what I typed" forgets the numbers and the pinned scenarios of every calculator', async () => {
  window.sessionStorage.setItem('compare-refinance', 'principal=300000');
  type('Home price', '410000');
  await press('Pin to compare');
  expect(window.sessionStorage).toHaveLength(3);
  await press('Forget what I typed');
  expect(window.sessionStorage).toHaveLength(0);
  expect(screen.queryByRole('table', { name: 'Pinned scenarios side by side' })).toBeNull();
});
