import { metadataOf } from '@/app/frames/metadata';
import { Bungalow } from '@/components/ui/art/bungalow';
import Prose, { meta } from '@/content/pages/fha.mdx';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/fha');

export default function FhaPage() {
  return <GuideFrame path="/fha" title="FHA Loan Options" prose={Prose} meta={meta} art={<Bungalow />} />;
}
