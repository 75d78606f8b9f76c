import { PageFrame, PageTop, WithSide } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ApplyCall } from '@/components/page/apply';
import { Prose, RelatedPages } from '@/components/page/prose';
import { ReviewList } from '@/components/sections/reviews/review-list';
import { reviewsCheck, reviewsOnward } from '@/content/lender/testimonials';
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
          <Prose>
            <h2>{reviewsCheck.heading}</h2>
            <p>{reviewsCheck.lead}</p>
            <ul>
              {reviewsCheck.items.map(({ title, text, label, path }) => (
                <li key={path}>
                  <b>{title}</b> {text} <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </Prose>
          <ApplyCall />
          <RelatedPages items={reviewsOnward} />
        </div>
      </WithSide>
    </PageFrame>
  );
}
