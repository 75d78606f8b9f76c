import { crumbsOf } from '@/app/frames/crumbs';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { reviews } from '@/app/frames/reviews';
import { Side } from '@/app/frames/side';
import { ReviewList } from '@/components/sections/review';
import { NeighborPorch } from '@/components/ui/art/neighbor-porch';
import { PageHeader } from '@/components/ui/page-header';

export const metadata = metadataOf('/testimonials');

export default function TestimonialsPage() {
  return (
    <PageFrame path="/testimonials">
      <PageHeader
        title="Testimonials"
        lead="What clients say, in their own words. A review marked as a sample holds the place of a real one."
        crumbs={crumbsOf('/testimonials')}
        art={<NeighborPorch />}
      />
      <div className="section">
        <div className="wrap cols">
          <ReviewList reviews={reviews} />
          <Side path="/testimonials" />
        </div>
      </div>
    </PageFrame>
  );
}
