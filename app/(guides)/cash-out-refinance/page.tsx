import { metadataOf } from '@/app/frames/metadata';
import { Addition } from '@/components/ui/art/addition';
import Prose, { meta } from '@/content/pages/cash-out-refinance.mdx';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/cash-out-refinance');

export default function CashOutRefinancePage() {
  return (
    <GuideFrame path="/cash-out-refinance" title="Cash Out Refinance" prose={Prose} meta={meta} art={<Addition />} />
  );
}
