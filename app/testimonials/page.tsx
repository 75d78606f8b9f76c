import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import { reviews } from '@/app/frames/reviews';
import { metadataOf } from '@/app/seo/page-data';
import { ApplyLink } from '@/components/controls/button';
import { EndCall, Onward } from '@/components/page/prose';
import { ReviewList } from '@/components/sections/reviews/review';
import { company } from '@/content/lender/company';
import { reviewsOnward } from '@/content/lender/testimonials';
import { reviewsPage } from '@/content/site/own-pages/entries';

export const metadata = metadataOf(reviewsPage);

export default function TestimonialsPage() {
  return (
    <PageFrame page={reviewsPage}>
      <PageTop page={reviewsPage} />
      <div className="section">
        <div className="wrap cols">
          <div>
            <ReviewList reviews={reviews} />
            <EndCall text="Ready for the full application?">
              <ApplyLink href={company.links.apply} />
            </EndCall>
            <Onward items={reviewsOnward} />
          </div>
          <Side page={reviewsPage} />
        </div>
      </div>
    </PageFrame>
  );
}
