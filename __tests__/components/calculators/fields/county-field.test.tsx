import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { countyLimits } from '@/content/examples/calculator-facts';
import type { ChoiceField } from '@/lib/calculators/definition';
import { countyField } from '@/lib/calculators/shared-fields';
import { countyChoices } from '@/lib/counties';

function Held({ state }: { readonly state: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <CountyField
        name="county"
        field={{ ...(countyField as ChoiceField), choices: countyChoices }}
        value={value}
        state={state}
        limits={countyLimits}
        onValue={(_, next) => setValue(next)}
      />
      <output>{value}</output>
    </>
  );
}

const list = () => screen.getByRole('combobox', { name: 'County' });

describe('the list of counties', () => {
  it('has Ohio’s 88 counties with their rates, after the state as a whole', async () => {
    render(<Held state="OH" />);
    expect(screen.getAllByRole('option')).toHaveLength(89);
    expect(list()).toHaveDisplayValue('All of Ohio');
    await userEvent.selectOptions(list(), 'Franklin, 1.472%');
    expect(screen.getByRole('status')).toHaveTextContent('Franklin');
  });

  it('is followed by the selected county’s rate and FHA limit, with links to its figures', async () => {
    render(<Held state="OH" />);
    await userEvent.selectOptions(list(), 'Franklin');
    const line = screen.getByRole('link', { name: 'Franklin County' });
    expect(line).toHaveAttribute('href', '/ohio-property-taxes#franklin');
    expect(line.parentElement).toHaveTextContent('Franklin County: 1.47%, FHA limit $591,100.');
    await userEvent.selectOptions(list(), 'Van Wert');
    expect(screen.getByText(/0\.91%, FHA limit \$541,287\./)).toBeVisible();
    await userEvent.selectOptions(list(), 'All of Ohio');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['NJ', 'NONE'])('is disabled with %s selected and says why', (state) => {
    render(<Held state={state} />);
    expect(list()).toBeDisabled();
    expect(list()).toHaveDisplayValue('Counties are for Ohio');
  });
});
