import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from '@/components/calculators/fields/number-field.client';
import type { NumericField } from '@/lib/calculators/definition';

const usual = { min: 20_000, max: 3_000_000 } as const;
const money = { kind: 'money', label: 'Home price', param: 'price', initial: 500000, usual } as const;
const percent = { kind: 'percent', label: 'Interest rate', param: 'rate', initial: 6.5, usual: { max: 15 } } as const;
const pmi = { kind: 'percent', label: 'PMI', param: 'pmi', initial: 0.4, unlimited: true } as const;
const months = { kind: 'months', label: 'Stay', param: 'stay', initial: 84, atMost: 480 } as const;

function Held({ field, unparsed }: { readonly field: NumericField; readonly unparsed?: boolean }) {
  const [value, setValue] = useState<number>(field.initial);
  return (
    <>
      <label htmlFor="field">{field.label}</label>
      <NumberField id="field" field={field} value={value} unparsed={unparsed} onType={setValue} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(123_456.5)}>
        Set from elsewhere
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const value = () => screen.getByRole('status').textContent;

async function enter(text: string) {
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard(text || '{Delete}');
  await user.tab();
}

describe('a number field', () => {
  it.each([
    [money, '450k', '450,000', '450000'],
    [money, '$450,000', '450,000', '450000'],
    [money, '', '0', '0'],
    [percent, '6 1/2', '6.5', '6.5'],
    [pmi, '150', '150', '150'],
    [months, '7 years', '84', '84'],
  ])('of %j accepts %j, shows it as %j on blur, and means %s', async (kind, typed, shown, means) => {
    render(<Held field={kind} />);
    await enter(typed);
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(means);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    [
      money,
      'abc',
      /“abc” is not a number\. Type dollars, such as 450,000 or 450k\. The answer still counts \$500,000\./,
    ],
    [money, '-5', /Type 0 or more\./],
    [money, '1e12', /takes 999,999,999 at most/],
    [money, '20%', /This field is in dollars/],
    [percent, '150', /takes 100% at most/],
    [months, '99.9', /whole months/],
    [months, '41 years', /takes 480 months at most, which is 40 years/],
  ])('of %j keeps %j as typed and says what is wrong with it', async (kind, typed, sentence) => {
    render(<Held field={kind} />);
    await enter(typed);
    expect(field()).toHaveValue(typed);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(sentence);
    await enter('42');
    expect(field()).toHaveValue('42');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toBeValid();
  });

  it('drops the fourth decimal of a rate and shows a note', async () => {
    render(<Held field={percent} />);
    await enter('6.12345');
    expect(field()).toHaveValue('6.123');
    expect(value()).toBe('6.123');
    expect(await screen.findByText('Counted with three decimals: 6.123%.')).toBeVisible();
  });

  it('selects its value on focus, by key and by pointer, and leaves the caret where a second press puts it', async () => {
    const user = userEvent.setup();
    render(<Held field={money} />);
    const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);
    await user.tab();
    expect(selected()).toBe('500,000');
    await user.tab();
    await user.click(field());
    expect(selected()).toBe('500,000');
    await user.pointer({ target: field(), offset: 3, keys: '[MouseLeft]' });
    expect(selected()).toBe('');
  });

  it('does not reformat text while someone types', async () => {
    const user = userEvent.setup();
    render(<Held field={money} />);
    await user.click(field());
    await user.keyboard('1234567.5');
    expect(field()).toHaveValue('1234567.5');
    await user.tab();
    expect(field()).toHaveValue('1,234,567.50');
  });

  it('still recognizes the separators that it printed after a digit is deleted', async () => {
    const user = userEvent.setup();
    render(<Held field={money} />);
    await user.click(field());
    await user.keyboard('{End}{Backspace}');
    expect(field()).toHaveValue('500,00');
    expect(value()).toBe('50000');
    await user.tab();
    expect(field()).toHaveValue('50,000');
  });

  it('says nothing about text being typed until there is a pause', () => {
    jest.useFakeTimers();
    try {
      render(<Held field={money} />);
      fireEvent.change(field(), { target: { value: '$' } });
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1000));
      expect(screen.getByRole('alert')).toHaveTextContent('“$” is not a number.');
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a value that changes elsewhere, even in place of text that it could not parse', async () => {
    render(<Held field={money} />);
    await enter('abc');
    await userEvent.click(screen.getByRole('button', { name: 'Set from elsewhere' }));
    expect(field()).toHaveValue('123,456.50');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows its value again once the screen discards the unparsable text', async () => {
    const { rerender } = render(<Held field={money} unparsed />);
    await enter('abc');
    await screen.findByRole('alert');
    rerender(<Held field={money} unparsed={false} />);
    expect(field()).toHaveValue('500,000');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('questions an improbable value, and offers the likely one in one press', async () => {
    render(<Held field={money} />);
    await enter('450');
    expect(value()).toBe('450');
    expect(await screen.findByText(/Is that right\? Most are \$20,000 to \$3,000,000\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use $450,000' }));
    expect(field()).toHaveValue('450,000');
    expect(screen.queryByText(/Is that right/)).not.toBeInTheDocument();
  });

  it('shows dashes if there is no answer', () => {
    render(<NumberField id="field" field={money} value={null} onType={() => undefined} />);
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('placeholder', '---');
  });
});
