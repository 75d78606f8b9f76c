import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { RentVsBuyCalculator } from '@/components/calculators/rent-or-buy/screen.client';
import { Island } from '@/components/island/island';
import { rentVsBuyContent, rentVsBuyPage } from '@/content/calculators/rent-vs-buy';
import { withoutScript } from '@/content/calculators/shared';

export const metadata = metadataOf(rentVsBuyPage);

export default function RentVsBuyPage() {
  return (
    <CalculatorFrame page={rentVsBuyPage}>
      <Island of={RentVsBuyCalculator} props={{ content: rentVsBuyContent, withoutScript }} />
    </CalculatorFrame>
  );
}
