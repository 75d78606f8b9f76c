import { rentOrBuyIn } from '@/content/examples/county-examples';
import { presetHref } from '@/content/examples/presets';
import { exampleRateDay } from '@/content/lender/rates';
import { countyOf } from '@/content/ohio/counties';
import { spanText } from '@/lib/calculators/words';
import { usdWhole } from '@/lib/numbers/format';

const franklin = countyOf('Franklin');
const { values, rent } = rentOrBuyIn(franklin);

/** Answers for Columbus, above fields whose example is for no particular place. */
export const columbusLead = (
  <>
    In Columbus, buying a typical {usdWhole(values.price)} home (the owners’ estimate, {franklin.survey}) wins after{' '}
    {spanText(values.stayMonths)} <b>if it would rent for more than {usdWhole(rent)} a month</b>, at the average rate of{' '}
    {exampleRateDay}. <a href={presetHref('rentOrBuyColumbus')}>Start with Columbus</a>, or put in your home below.
  </>
);
