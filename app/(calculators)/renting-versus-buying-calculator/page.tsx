import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { RentVsBuyCalculator } from '@/components/calculators/rent-vs-buy/rent-vs-buy-calculator.client';
import { rentVsBuyContent } from '@/content/calculators/rent-vs-buy';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

const path = '/renting-versus-buying-calculator';

export const metadata = metadataOf(path);

export default function RentVsBuyPage() {
  return (
    <CalculatorFrame path={path} title="Is it better to rent or to buy?" lead={rentVsBuyContent.lead}>
      <RentVsBuyCalculator content={rentVsBuyContent} schedule={scheduleTexts} withoutScript={withoutScript} />
    </CalculatorFrame>
  );
}
