import { metadataOf } from '@/app/frames/metadata';
import { GardenGate } from '@/components/ui/art/garden-gate';
import Prose, { meta } from '@/content/pages/privacy-policy.mdx';
import { LegalFrame } from '../legal-frame';

export const metadata = metadataOf('/privacy-policy');

export default function PrivacyPage() {
  return <LegalFrame path="/privacy-policy" title="Privacy Policy" prose={Prose} meta={meta} art={<GardenGate />} />;
}
