import type { ReactElement } from 'react';
import { AffordabilityCalculator } from '@/components/calculators/affordability/screen.client';
import { ClosingCosts } from '@/components/calculators/closing-costs/screen.client';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';
import { PaymentCalculator } from '@/components/calculators/payment/screen.client';
import { ConsolidationCalculator } from '@/components/calculators/refinance/consolidation.client';
import { RefinanceCalculator } from '@/components/calculators/refinance/refinance.client';
import { RentOrBuyCalculator } from '@/components/calculators/rent-or-buy/screen.client';
import {
  affordabilityFacts,
  closingFacts,
  paymentFacts,
  refinanceFacts,
  rentOrBuyFacts,
} from '@/content/examples/calculator-facts';

/** Calculators with the facts of their pages, by name. */
export const calculators = {
  payment: <PaymentCalculator facts={paymentFacts} />,
  affordability: <AffordabilityCalculator facts={affordabilityFacts} />,
  'closing costs': <ClosingCosts facts={closingFacts} />,
  refinance: <RefinanceCalculator facts={refinanceFacts} />,
  consolidation: <ConsolidationCalculator facts={refinanceFacts} />,
  'rent or buy': <RentOrBuyCalculator facts={rentOrBuyFacts} />,
  'loan offers': <OffersCalculator />,
} as const satisfies Readonly<Record<string, ReactElement>>;
