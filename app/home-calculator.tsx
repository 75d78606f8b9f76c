import { HomeRates } from '@/components/calculators/home-rates/home-rates.client';
import { Island } from '@/components/island/island';
import { buildDay, dayInWords } from '@/content/dates';
import { home } from '@/content/home';
import { rates } from '@/content/rates';

/** The payment table of the home page, at the rates of `content/rates.ts`. */
export function HomeCalculator() {
  const { amountLabel, columns, ...texts } = home.calculator;
  const [loan = '', rate = '', apr = '', monthly = ''] = columns;
  return (
    <Island
      of={HomeRates}
      props={{
        texts: { ...texts, columns: [loan, rate, apr, monthly] },
        field: { kind: 'money', label: amountLabel, share: 'loan', initial: rates.defaultLoanAmount },
        rows: rates.rows,
        note: rates.note,
        asOfText: dayInWords(rates.asOf),
        expires: rates.expires,
        expiredText: rates.expiredText,
        expired: buildDay() > rates.expires,
      }}
    />
  );
}
