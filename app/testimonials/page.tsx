import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ApplyCall } from '@/components/page/apply';
import { RelatedPages } from '@/components/page/prose';
import { ReviewList } from '@/components/sections/reviews/review-list';
import { reviewsOnward } from '@/content/lender/testimonials';
import { ownPage } from '@/content/site/own-pages';

const reviewsPage = ownPage('/testimonials');

export const metadata = metadataOf(reviewsPage);

export default function TestimonialsPage() {
  return (
    <PageFrame page={reviewsPage}>
      <PageTop page={reviewsPage} />
      <WithSide page={reviewsPage}>
        <div>
          <ReviewList />
          <ApplyCall />
          <RelatedPages items={reviewsOnward} />
        </div>
      </WithSide>
    </PageFrame>
  );
}
