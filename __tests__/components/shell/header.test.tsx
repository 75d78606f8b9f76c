import { render, screen } from '@testing-library/react';
import { Header } from '@/components/shell/header';

it('lists each menu without a React warning about keys', () => {
  render(<Header current="/fha" />);
  expect(screen.getByText('Skip to main content')).not.toBeNull();
});
