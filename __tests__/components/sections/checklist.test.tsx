import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checklist } from '@/components/sections/checklist.client';

const view = (
  <Checklist
    groups={[
      { id: 'income', heading: 'Income', items: [{ id: 'w2', text: 'W-2 forms' }] },
      { id: 'buying', heading: 'The home', choice: 'Buying a home', items: [{ id: 'contract', text: 'The contract' }] },
      { id: 'service', heading: 'Service', choice: 'Veteran', items: [{ id: 'coe', text: 'The certificate' }] },
    ]}
  />
);
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => sessionStorage.clear());

test('everything is listed until you choose what applies; then the rest is hidden and not counted', async () => {
  render(view);
  expect(shown()).toEqual(['Income', 'The home', 'Service']);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 ready');
  await userEvent.click(box('Veteran'));
  expect(shown()).toEqual(['Income', 'Service']);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 ready');
});

test('choices and check marks survive a reload, and clearing the check marks keeps the choices', async () => {
  const first = render(view);
  await userEvent.click(box('Buying a home'));
  await userEvent.click(box('W-2 forms'));
  first.unmount();
  render(view);
  expect(shown()).toEqual(['Income', 'The home']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 ready');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the check marks' }));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 ready');
  expect(box('Buying a home')).toBeChecked();
});
