import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleContact, sampleDelivery, sampleForm } from '@/__tests__/helpers/sample-form';
import { QuoteDialog } from '@/components/forms/dialogs/quote-dialog.client';

const dialog = (
  <>
    <a href="#staff-quote-dialog">Free Quote</a>
    <QuoteDialog
      id="staff-quote-dialog"
      definition={{ ...sampleForm, id: 'staff-quote' }}
      delivery={sampleDelivery}
      contact={sampleContact}
      receiver="Jordan Example, NMLS #000000"
      given={{ officerName: 'Jordan Example, NMLS #000000' }}
    />
  </>
);

beforeEach(() => sessionStorage.clear());

test('Free Quote opens the dialog with its first field focused, and X returns the focus', async () => {
  const user = userEvent.setup();
  render(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Free Quote' }));
  const box = screen.getByRole('dialog', { name: 'Free Quote' });
  expect(box).toHaveTextContent('Goes straight to Jordan Example, NMLS #000000.');
  expect(within(box).getByLabelText('First name')).toHaveFocus();
  await user.click(within(box).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Free Quote' })).toHaveFocus();
});

test('a press on the backdrop closes it; a press that began inside does not', async () => {
  const user = userEvent.setup();
  render(dialog);
  await user.click(screen.getByRole('link', { name: 'Free Quote' }));
  const box = screen.getByRole('dialog');
  box.getBoundingClientRect = () => new DOMRect(100, 100, 400, 400);
  const press = (type: string, clientX: number) =>
    fireEvent(box, new MouseEvent(type, { bubbles: true, clientX, clientY: 200 }));
  press('pointerdown', 200);
  press('click', 20);
  expect(screen.getByRole('dialog')).toBeVisible();
  press('pointerdown', 20);
  press('click', 20);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
