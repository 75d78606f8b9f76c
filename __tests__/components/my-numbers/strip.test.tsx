import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { freshTab } from '@/__tests__/helpers/calculator-screen';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { MyNumbersForm } from '@/components/my-numbers/form.client';
import { MyNumbersSlot } from '@/components/my-numbers/slot.client';
import { type MyNumbers, writeMyNumbers } from '@/lib/my-numbers';

const numbers = { price: 265000, downPayment: 14000, county: 'Franklin', ratePercent: 6.5, annualIncome: 62000 };

async function open(own: MyNumbers = numbers) {
  writeMyNumbers(tabStorage, own);
  const { container } = render(<MyNumbersSlot lender="Cardinal Row" />);
  if (Object.keys(own).length > 0) await screen.findByRole('region', { name: 'Your numbers' });
  return container.firstElementChild;
}

const strip = () => screen.queryByRole('region', { name: 'Your numbers' });
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const lines = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(freshTab);

describe('the strip with your numbers', () => {
  it('takes no room in the exported page or while there are none', async () => {
    expect(await open({})).toBeEmptyDOMElement();
    expect(renderToString(<MyNumbersSlot lender="Cardinal Row" />)).toMatch(/^<div [^>]*><\/div>$/);
  });

  it('does not appear on the page where you type the first number', async () => {
    const place = await open({});
    act(() => writeMyNumbers(tabStorage, { price: 265000 }));
    expect(place).toBeEmptyDOMElement();
  });

  it('appears when you come back from the page where you typed', async () => {
    await open({});
    window.sessionStorage.setItem('my-numbers', '{"price":265000}');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.findByRole('region');
    expect(lines()).toEqual(['$265,000 home']);
  });

  it('follows what you type below', async () => {
    await open();
    expect(lines()).toEqual(['$265,000 home', '$14,000 down', 'Franklin County', '6.5% rate', '$62,000 income']);
    act(() => writeMyNumbers(tabStorage, { price: 280000, ratePercent: undefined }));
    expect(lines()).toEqual(['$280,000 home', '$14,000 down', 'Franklin County', '$62,000 income']);
  });

  it('disappears when you empty the last field', async () => {
    const place = await open({ price: 265000 });
    act(() => writeMyNumbers(tabStorage, { price: 0 }));
    expect(place).toBeEmptyDOMElement();
  });

  it('offers Undo for 10 seconds, and longer while it has the focus', async () => {
    await open();
    jest.useFakeTimers();
    try {
      fireEvent.click(button('Clear'));
      act(() => jest.advanceTimersByTime(60_000));
      expect(button('Undo')).toBeVisible();
      act(() => button('Undo').blur());
      act(() => jest.advanceTimersByTime(9_000));
      expect(strip()).toBeVisible();
      act(() => jest.advanceTimersByTime(2_000));
      expect(strip()).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the form of the strip', () => {
  function form(own: MyNumbers) {
    const onUse = jest.fn<void, [MyNumbers]>();
    render(<MyNumbersForm numbers={own} lender="Cardinal Row" onUse={onUse} onClose={() => {}} />);
    return onUse;
  }
  const use = () => userEvent.click(button('Use these'));

  it('asks for debts and the balance only if they are known', async () => {
    const onUse = form({ monthlyDebts: 0, balance: 180000 });
    expect(box('Debts, a month')).toHaveValue('0');
    await userEvent.clear(box('You still owe'));
    await use();
    expect(onUse.mock.calls[0]?.[0]).toMatchObject({ monthlyDebts: 0, balance: undefined, price: undefined });
  });

  it.each([
    ['14,000', { downPayment: 14000, downPercent: undefined }],
    ['5%', { downPayment: undefined, downPercent: 5 }],
    ['', { downPayment: undefined, downPercent: undefined }],
  ])('accepts a down payment of %p', async (text, read) => {
    const onUse = form({ price: 265000, downPayment: 20000 });
    await userEvent.clear(box('Down payment'));
    if (text !== '') await userEvent.type(box('Down payment'), text);
    await use();
    expect(onUse.mock.calls[0]?.[0]).toMatchObject(read);
  });

  it('keeps the amount when you change the unit', async () => {
    const onUse = form({ price: 265000, downPayment: 14000 });
    await userEvent.click(screen.getByRole('radio', { name: 'percent of the price' }));
    expect(box('Down payment')).toHaveValue('5.283');
    await userEvent.click(screen.getByRole('radio', { name: 'dollars' }));
    expect(box('Down payment')).toHaveValue('14,000');
    await use();
    expect(onUse).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Down payment', '265000', 'Enter less than the price, $265,000.'],
    ['Down payment', '100%', 'Enter less than the price, $265,000.'],
    ['Rate', 'six', '“six” is not a number. Type a percent, such as 6.5.'],
  ])('stays open for a %s of %p', async (name, text, sentence) => {
    const onUse = form({ price: 265000 });
    await userEvent.type(box(name), text);
    await use();
    expect(onUse).not.toHaveBeenCalled();
    expect(box(name)).toHaveFocus();
    expect(box(name)).toHaveAccessibleDescription(sentence);
  });
});
