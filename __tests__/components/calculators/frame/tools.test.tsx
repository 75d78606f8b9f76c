import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshTab } from '@/__tests__/helpers/calculator-screen';
import { PaymentCalculator } from '@/components/calculators/payment/screen.client';
import { paymentFacts } from '@/content/examples/calculator-facts';

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

// The first pin loads the table of pins, for all tests here.
beforeAll(async () => {
  const { unmount } = await act(async () => render(<PaymentCalculator facts={paymentFacts} />));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pin to compare' })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  unmount();
});

beforeEach(() => {
  freshTab();
  render(<PaymentCalculator facts={paymentFacts} />);
});

test('each pin is announced with its place, and a fourth is refused', async () => {
  for (const place of [1, 2, 3]) {
    await press('Pin to compare');
    expect(await screen.findByText(`Pinned, ${place} of 3.`)).toBeVisible();
  }
  await press('Pin to compare');
  expect(screen.getByText('Remove one first: three are pinned.')).toBeVisible();
});

test('a link that is copied again is announced again', async () => {
  await press('Copy link');
  const first = await screen.findByText(/^Link copied/);
  await press('Copy link');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText(/^Link copied/)).toBeVisible();
});
