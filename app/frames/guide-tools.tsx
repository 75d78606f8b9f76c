import { ClosingCosts } from '@/components/calculators/closing-costs/screen.client';
import { WithoutScript } from '@/components/calculators/frame/page-parts';
import { PmiEndCalculator } from '@/components/calculators/pmi-end/screen.client';
import { Island } from '@/components/island/island';
import { closingFacts } from '@/content/examples/calculator-facts';
import { company } from '@/content/lender/company';

const { phone } = company;

export const closingCosts = (
  <>
    <WithoutScript phone={phone} help="sides" />
    <Island of={ClosingCosts} props={{ facts: closingFacts }} />
  </>
);

export const pmiEnd = (
  <>
    <WithoutScript phone={phone} help="months" />
    <Island of={PmiEndCalculator} props={{}} />
  </>
);
