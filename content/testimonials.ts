import type { OnwardCopy } from './copy';
import { pageEntry } from './page-schema';

/** What a client said; a sample says that it is one. */
export type Testimonial = {
  readonly id: string;
  readonly sample: boolean;
  /** At most 280 characters. */
  readonly quote: string;
  readonly name: string;
  /** The kind of loan, such as `Refinance` or `First home, FHA loan`. */
  readonly loan: string;
  /** Where the home is. */
  readonly city: string;
  /** The year of the closing. */
  readonly year: number;
  /** The id of the loan officer whom the client worked with: the review is on that profile. */
  readonly officer?: string;
};

/**
 * What clients say. These are samples and say so; replace each with a real review, with the client's written consent,
 * and set its `sample` to false.
 */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'clintonville',
    sample: true,
    quote:
      'They sent the monthly payment, the cash to close and the one thing that could go wrong, all in the first email. Nothing changed after that.',
    name: 'Sample client',
    loan: 'Purchase, conventional loan',
    city: 'Columbus',
    year: 2026,
    officer: 'jordan-example',
  },
  {
    id: 'dayton',
    sample: true,
    quote: 'We were told not to refinance yet, and why. We came back when the numbers worked.',
    name: 'Sample client',
    loan: 'Refinance',
    city: 'Dayton',
    year: 2025,
    officer: 'casey-sample',
  },
  {
    id: 'toledo',
    sample: true,
    quote:
      'I asked what escrow meant three times. I got three patient answers, and the last one I could explain to my mother.',
    name: 'Sample client',
    loan: 'First home, FHA loan',
    city: 'Toledo',
    year: 2026,
    officer: 'jordan-example',
  },
];

/** What the page of these reviews says of them: samples are mentioned while there are any. */
export function reviewsWords(reviews: readonly Testimonial[]) {
  if (reviews.length === 0) {
    return {
      description:
        'What clients say about working with us will be published here, in their own words. Nobody is paid for writing a review of us.',
      lead: 'No client review is published yet. Each will be in the client’s own words, and nobody is paid for writing one.',
    };
  }
  const lead = 'What clients say, in their own words. Nobody is paid for writing one.';
  if (reviews.some(({ sample }) => sample)) {
    return {
      description:
        'What clients say about working with us. Reviews marked as samples are placeholders until real ones are published, and nobody is paid for writing one.',
      lead: `${lead} A review marked as a sample is a placeholder for a real one.`,
    };
  }
  return {
    description:
      'What clients say about working with us, in their own words: how their Ohio home loan went, and when it closed. Nobody is paid for writing one.',
    lead,
  };
}

const words = reviewsWords(testimonials);

/** The page of reviews as menus, search engines and other pages need to know it. */
export const reviewsPage = pageEntry('content/testimonials.ts', {
  path: '/testimonials',
  kind: 'list',
  title: 'Client Reviews of Our Ohio Home Loans',
  description: words.description,
  label: 'Reviews',
  h1: 'Testimonials',
  lead: words.lead,
  art: 'neighbor-porch',
  group: 'Contact',
  menus: [
    { in: 'Contact', order: 50 },
    { in: 'Next steps', order: 40 },
  ],
  schemaType: 'CollectionPage',
  updated: '2026-11-22',
  aliases: ['/reviews', '/testimonial'],
});

/** The pennant on a sample. */
export const sampleReviewLabel = 'Sample review';

/** Where to read on from the reviews. */
export const reviewsOnward = [
  { text: 'Worked with us?', label: 'Tell us how it went', path: '/contact-us' },
  { text: 'Who would do your loan?', label: 'Meet our staff', path: '/our-staff' },
  { text: 'What we earn and how:', label: 'Read how we are paid', path: '/about-us' },
] as const satisfies OnwardCopy;
