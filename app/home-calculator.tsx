import { HomeRates } from '@/components/calculators/home-rates/home-rates.client';
import { Island } from '@/components/island/island';
import { buildDay, dayInWords } from '@/content/dates';
import { home } from '@/content/home';
import { rates, rateWords } from '@/content/rates';
import { ratesLoanAmount } from '@/lib/mortgage/rate-rows';

/** The payment table of the home page, at the rates of `content/rates.ts`. */
export function HomeCalculator() {
  const { amountLabel, columns, ...texts } = home.calculator;
  const [loan = '', rate = '', apr = '', monthly = ''] = columns;
  return (
    <Island
      of={HomeRates}
      props={{
        texts: { ...texts, columns: [loan, rate, apr, monthly] },
        field: { kind: 'money', label: amountLabel, param: 'loan', initial: ratesLoanAmount },
        rows: rates.rows,
        ...rateWords,
        asOfText: dayInWords(rates.asOf),
        source: rates.source,
        expires: rates.expires,
        expired: buildDay() > rates.expires,
      }}
    />
  );
}
