import { act, fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '@/components/calculators/frame/announcer.client';

function Field({ text }: { readonly text: string }) {
  return (
    <>
      <input aria-label="Price" />
      <Announcer text={text} />
    </>
  );
}

const typeKey = () => fireEvent.input(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '4' } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the text at page load is not announced', () => {
  render(<Field text="$2,743.18" />);
  wait(2000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a new text is announced 700 ms after the last key press', () => {
  const { rerender } = render(<Field text="$2,743.18" />);
  rerender(<Field text="There is nothing to borrow" />);
  wait(600);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(100);
  expect(screen.getByRole('status')).toHaveTextContent('There is nothing to borrow');
});

test('a key press that does not change the text also restarts the wait', () => {
  const { rerender } = render(<Field text="$2,743.18" />);
  rerender(<Field text="There is nothing to borrow" />);
  for (let key = 0; key < 5; key += 1) {
    wait(600);
    typeKey();
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Field text="$2,190.15" />);
  wait(700);
  expect(screen.getByRole('status')).toHaveTextContent('$2,190.15');
});

test('a text that returns to the last announced one is not announced again', () => {
  const { rerender } = render(<Field text="$2,743.18" />);
  rerender(<Field text="---" />);
  wait(300);
  rerender(<Field text="$2,743.18" />);
  wait(2000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
