import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from '@/components/calculators/kit/number-field.client';
import type { NumericField } from '@/lib/calculators/definition';

const money = { kind: 'money', label: 'Home price', share: 'price', initial: 500000 } as const;
const percent = { kind: 'percent', label: 'Interest rate', share: 'rate', initial: 6.5 } as const;
const pmi = { kind: 'percent', label: 'PMI', share: 'pmi', initial: 0.4, unlimited: true } as const;
const months = { kind: 'months', label: 'Stay', share: 'stay', initial: 84, atMost: 480 } as const;

/** A field that holds its own value and prints it. */
function Held({ field }: { readonly field: NumericField }) {
  const [value, setValue] = useState<number>(field.initial);
  return (
    <>
      <label htmlFor="field">{field.label}</label>
      <NumberField id="field" field={field} value={value} onType={setValue} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(1234.5)}>
        Set from elsewhere
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const value = () => screen.getByRole('status').textContent;

describe('a number field', () => {
  it.each([
    ['$1,250,000.50', '1,250,000.50', '1250000.5'],
    ['1.2.3', '1.2.3', '0'],
    ['-5', '-5', '-5'],
    ['', '', '0'],
    ['1e5', '15', '15'],
    ['１２３４', '1,234', '1234'],
    [' 1 000 ', '1,000', '1000'],
  ])('for money takes %j, shows %j and means %s', (typed, shown, means) => {
    render(<Held field={money} />);
    fireEvent.change(field(), { target: { value: typed } });
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(means);
  });

  it.each([
    ['1.2.3', '1.23', '1.23'],
    ['12.34567', '12.345', '12.345'],
    ['150', '100', '100'],
    ['-5', '5', '5'],
    ['', '', '0'],
    ['6.', '6.', '6'],
  ])('for a percentage takes %j, shows %j and means %s', (typed, shown, means) => {
    render(<Held field={percent} />);
    fireEvent.change(field(), { target: { value: typed } });
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(means);
  });

  it('for mortgage insurance accepts more than 100 percent', () => {
    render(<Held field={pmi} />);
    fireEvent.change(field(), { target: { value: '150' } });
    expect(value()).toBe('150');
  });

  it('for months takes whole ones and stops at its largest', () => {
    render(<Held field={months} />);
    fireEvent.change(field(), { target: { value: '99.9' } });
    expect(value()).toBe('480');
  });

  it('leaves the caret where the visitor types', async () => {
    const user = userEvent.setup();
    render(<Held field={money} />);
    await user.type(field(), '12', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field()).toHaveValue('51,200,000');
    expect(field().selectionStart).toBe(4);
  });

  it('steps over a separator that Delete cannot remove', async () => {
    const user = userEvent.setup();
    render(<Held field={money} />);
    await user.click(field());
    field().setSelectionRange(3, 3);
    await user.keyboard('{Delete}{Delete}');
    expect(field()).toHaveValue('50,000');
  });

  it('tidies what was typed once the visitor leaves', async () => {
    const user = userEvent.setup();
    render(<Held field={money} />);
    await user.clear(field());
    await user.type(field(), '1234.5');
    expect(field()).toHaveValue('1,234.5');
    await user.tab();
    expect(field()).toHaveValue('1,234.50');
  });

  it('shows a value that comes from elsewhere', async () => {
    const user = userEvent.setup();
    render(<Held field={money} />);
    await user.type(field(), '9');
    await user.click(screen.getByRole('button', { name: 'Set from elsewhere' }));
    expect(field()).toHaveValue('1,234.50');
  });

  it('shows dashes where there is no answer', () => {
    render(<NumberField id="field" field={money} value={null} onType={() => undefined} />);
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('placeholder', '---');
  });
});
