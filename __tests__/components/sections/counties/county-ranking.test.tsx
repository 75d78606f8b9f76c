import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CountyRanking } from '@/components/sections/counties/county-ranking.client';

const counties = [
  { name: 'Adams', href: '/ohio/adams-county', cells: ['1.10%', '$1,500'], figures: [1.1, 1500] },
  { name: 'Butler', href: '/ohio/butler-county', cells: ['1.40%', '$3,000'], figures: [1.4, 3000] },
  { name: 'Clark', href: '/ohio/clark-county', cells: ['1.20%', '$3,500'], figures: [1.2, 3500] },
];

const order = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

test('a press on a column’s heading sorts the counties by it, and a second press reverses the order', async () => {
  const user = userEvent.setup();
  render(<CountyRanking caption="Counties" columns={['Rate', 'Median tax']} counties={counties} />);
  expect(order()).toEqual(['1. Butler', '2. Clark', '3. Adams']);
  await user.click(screen.getByRole('button', { name: 'Median tax' }));
  expect(order()).toEqual(['1. Clark', '2. Butler', '3. Adams']);
  const head = screen.getByRole('columnheader', { name: 'Median tax' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Median tax' }));
  expect(order()).toEqual(['1. Adams', '2. Butler', '3. Clark']);
  expect(head).toHaveAttribute('aria-sort', 'ascending');
});
