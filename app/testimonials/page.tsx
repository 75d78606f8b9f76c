import { crumbsOf } from '@/app/frames/crumbs';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { reviews } from '@/app/frames/reviews';
import { Side } from '@/app/frames/side';
import { ReviewList } from '@/components/sections/review';
import { NeighborPorch } from '@/components/ui/art/neighbor-porch';
import { PageHeader } from '@/components/ui/page-header';
import { Onward } from '@/components/ui/prose';
import { reviewsPage } from '@/content/testimonials';

export const metadata = metadataOf('/testimonials');

export default function TestimonialsPage() {
  return (
    <PageFrame path="/testimonials">
      <PageHeader
        title="Testimonials"
        lead={reviewsPage.lead}
        crumbs={crumbsOf('/testimonials')}
        art={<NeighborPorch />}
      />
      <div className="section">
        <div className="wrap cols">
          <div>
            <ReviewList reviews={reviews} />
            <Onward items={reviewsPage.onward} />
          </div>
          <Side path="/testimonials" />
        </div>
      </div>
    </PageFrame>
  );
}
