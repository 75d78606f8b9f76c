import { metadataOf } from '@/app/frames/metadata';
import { MainStreetOffice } from '@/components/ui/art/main-street-office';
import Prose, { meta } from '@/content/pages/about-us.mdx';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/about-us');

export default function AboutUsPage() {
  return <GuideFrame path="/about-us" title="About Us" prose={Prose} meta={meta} art={<MainStreetOffice />} />;
}
