const payment = '/what-will-my-monthly-payment-be-calculator';
const afford = '/how-much-can-i-afford-calculator';
const refinance = '/refinance-analysis-calculator';
const consolidation = '/debt-consolidation-calculator';
const rent = '/renting-versus-buying-calculator';

const tools: Readonly<Record<string, readonly [string, string]>> = {
  '/refinancing': [refinance, payment],
  '/cash-out-refinance': [refinance, consolidation],
  '/fha-va-streamline': [refinance, payment],
  '/which-loan-is-right-for-me': [payment, rent],
  '/about-us': [payment, refinance],
};

/** The two calculators that fit a page. */
export function toolsFor(path: string): readonly [string, string] {
  return tools[path] ?? [payment, afford];
}
