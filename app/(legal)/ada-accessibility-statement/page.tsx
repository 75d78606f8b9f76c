import { metadataOf } from '@/app/frames/metadata';
import { RampHouse } from '@/components/ui/art/ramp-house';
import Prose, { meta } from '@/content/pages/ada-accessibility-statement.mdx';
import { LegalFrame } from '../legal-frame';

export const metadata = metadataOf('/ada-accessibility-statement');

export default function AccessibilityPage() {
  return (
    <LegalFrame
      path="/ada-accessibility-statement"
      title="ADA Accessibility Statement"
      prose={Prose}
      meta={meta}
      art={<RampHouse />}
    />
  );
}
