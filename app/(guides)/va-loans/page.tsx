import { metadataOf } from '@/app/frames/metadata';
import { FlagHouse } from '@/components/ui/art/flag-house';
import Prose, { meta } from '@/content/pages/va-loans.mdx';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/va-loans');

export default function VaLoansPage() {
  return <GuideFrame path="/va-loans" title="VA Loan Programs" prose={Prose} meta={meta} art={<FlagHouse />} />;
}
