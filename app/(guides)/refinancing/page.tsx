import { metadataOf } from '@/app/frames/metadata';
import { NewRoof } from '@/components/ui/art/new-roof';
import Prose, { meta } from '@/content/pages/refinancing.mdx';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/refinancing');

export default function RefinancingPage() {
  return <GuideFrame path="/refinancing" title="Refinancing" prose={Prose} meta={meta} art={<NewRoof />} />;
}
