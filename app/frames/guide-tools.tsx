import { ClosingCosts } from '@/components/calculators/closing-costs/screen.client';
import { PmiEndCalculator } from '@/components/calculators/pmi-end/screen.client';
import { Island } from '@/components/island/island';
import { closingFacts } from '@/content/examples/calculator-facts';
import { company } from '@/content/lender/company';

const { phone } = company;

export const closingCosts = <Island of={ClosingCosts} props={{ phone, facts: closingFacts }} />;

export const pmiEnd = <Island of={PmiEndCalculator} props={{ phone }} />;
