import { metadataOf } from '@/app/frames/metadata';
import { FiveDoors } from '@/components/ui/art/five-doors';
import Prose, { meta } from '@/content/pages/the-loan-process.mdx';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/the-loan-process');

export default function TheLoanProcessPage() {
  return <GuideFrame path="/the-loan-process" title="The Loan Process" prose={Prose} meta={meta} art={<FiveDoors />} />;
}
