import { metadataOf } from './frames/metadata';
import { PageFrame } from './frames/page-frame';
export const metadata = metadataOf('/');
export default function HomePage() {
  return (
    <PageFrame path="/" flat>
      <h1>Home</h1>
    </PageFrame>
  );
}
