import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CountyField } from '@/components/calculators/kit/county-field.client';
import { countyField } from '@/content/calculators/property-tax';
import type { ChoiceField } from '@/lib/calculators/definition';
import { countyChoices } from '@/lib/county-rates';

function Held({ state }: { readonly state: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <CountyField
        name="county"
        field={{ ...(countyField as ChoiceField), choices: countyChoices }}
        value={value}
        state={state}
        onValue={(_, next) => setValue(next)}
      />
      <output>{value}</output>
    </>
  );
}

const list = () => screen.getByRole('combobox', { name: 'County' });

describe('the list of counties', () => {
  it('has the 88 counties of Ohio with their rates, after the state as a whole', async () => {
    render(<Held state="OH" />);
    expect(screen.getAllByRole('option')).toHaveLength(89);
    expect(list()).toHaveDisplayValue('All of Ohio');
    await userEvent.selectOptions(list(), 'Franklin, 1.547%');
    expect(screen.getByRole('status')).toHaveTextContent('Franklin');
  });

  it.each(['NJ', 'NONE'])('is disabled with %s chosen and says why', (state) => {
    render(<Held state={state} />);
    expect(list()).toBeDisabled();
    expect(list()).toHaveDisplayValue('Counties are for Ohio');
  });
});
