'use client';

import { Field } from '@/components/calculators/fields/field.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import type { RentOrBuyFields } from '@/components/calculators/rent-or-buy/fields';
import styles from '@/components/calculators/rent-or-buy/rent-or-buy.module.css';
import { words } from '@/components/calculators/rent-or-buy/words';
import { usd } from '@/lib/numbers/format';

const { counted: texts } = words;

type CountedProps = { readonly calculator: Calculator<RentOrBuyFields> };

/** Every cost that the answer counts, with its value to change and what it makes in dollars. */
export function Counted({ calculator: { values, bind } }: CountedProps) {
  const { price, rent } = values;
  const firstMonth = (percent: number) => `Of the value, a year: ${usd((price * percent) / 1200)} the first month`;
  return (
    <section className="section stone" aria-labelledby="counted">
      <div className="wrap">
        <h2 id="counted">{texts.title}</h2>
        <form className={styles.counted} aria-label={texts.form} onSubmit={(event) => event.preventDefault()}>
          <Field
            {...bind('buyingCostPercent')}
            note={`Of the price, once: ${usd((price * values.buyingCostPercent) / 100)}`}
          />
          <Field {...bind('sellingCostPercent')} />
          <Field {...bind('propertyTaxPercent')} note={firstMonth(values.propertyTaxPercent)} />
          <Field {...bind('maintenancePercent')} note={firstMonth(values.maintenancePercent)} />
          <Field {...bind('homeInsurancePercent')} note={firstMonth(values.homeInsurancePercent)} />
          <Field {...bind('appreciationPercent')} />
          <Field
            {...bind('rentGrowthPercent')}
            note={`Once a year: ${usd(rent * (1 + values.rentGrowthPercent / 100))} in year 2`}
          />
          <Field {...bind('returnPercent')} />
        </form>
        <p className="small">{texts.leftOut}</p>
      </div>
    </section>
  );
}
