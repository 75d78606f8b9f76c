import { CalculatorFrame } from '@/app/(calculators)/calculator-frame';
import { metadataOf } from '@/app/frames/metadata';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';
import { Island } from '@/components/island/island';
import { offersContent, offersPage } from '@/content/calculators/offers';
import { withoutScript } from '@/content/calculators/shared';

export const metadata = metadataOf(offersPage);

export default function OffersPage() {
  return (
    <CalculatorFrame page={offersPage}>
      <Island of={OffersCalculator} props={{ content: offersContent, withoutScript }} />
    </CalculatorFrame>
  );
}
