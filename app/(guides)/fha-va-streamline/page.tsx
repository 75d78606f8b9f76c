import { metadataOf } from '@/app/frames/metadata';
import { StreamlineHouse } from '@/components/ui/art/streamline-house';
import Prose, { meta } from '@/content/pages/fha-va-streamline.mdx';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/fha-va-streamline');

export default function FhaVaStreamlinePage() {
  return (
    <GuideFrame
      path="/fha-va-streamline"
      title="FHA VA Streamline Refinance"
      prose={Prose}
      meta={meta}
      art={<StreamlineHouse />}
    />
  );
}
