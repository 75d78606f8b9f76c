import type { Href } from '@/content/routes';
import { checkList } from '@/content/schema/check';
import { type Testimonial, testimonialSchema } from '@/content/schema/lender';
import { personOf } from './staff';
import testimonialFile from './testimonials.json' with { type: 'json' };

const file = 'content/lender/testimonials.json';

/** Client reviews, published with the client's written consent. */
export const testimonials: readonly Testimonial[] = checkList(file, testimonialSchema, testimonialFile, ({ id }) => id);

/** A message for each review with an unknown officer. `content/site/pages.ts` reports them with those about pages. */
export const reviewMistakes: readonly string[] = testimonials.flatMap(({ id, officer }) =>
  officer === undefined || personOf(officer)
    ? []
    : [`${file}: [${id}].officer: nobody in content/lender/staff.json has this id; correct or remove it.`],
);

/** Words about these reviews for their page, which mentions samples as long as there are any. */
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

export const sampleReviewLabel = 'Sample review';

/** What a reader who doubts the reviews can check. */
export const reviewsCheck = {
  heading: 'Don’t take anyone’s word for it',
  lead: 'A review tells you how one loan went. Before you trust us with yours, you can check four things yourself.',
  items: [
    {
      title: 'Our license.',
      text: 'Type our number into NMLS Consumer Access. You’ll see where we may lend and whether a regulator has acted against us.',
      label: 'Our numbers',
      path: '/about-us#check-us-yourself',
    },
    {
      title: 'The person.',
      text: 'Call the loan officer who’d do your loan before you apply. If you don’t like the first ten minutes, you won’t like the last week.',
      label: 'Who they are',
      path: '/our-staff',
    },
    {
      title: 'The price.',
      text: 'Get a Loan Estimate from us and from two others on the same day, and put the three side by side.',
      label: 'Compare offers',
      path: '/compare-loan-offers-calculator',
    },
    {
      title: 'What happens when something goes wrong.',
      text: 'We say who answers a complaint, in how many days, and whom else you can write to.',
      label: 'How to complain',
      path: '/complaints',
    },
  ],
} as const satisfies {
  readonly heading: string;
  readonly lead: string;
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly path: Href;
  }[];
};

export const reviewsOnward = [
  { text: 'Worked with us?', label: 'Tell us how it went', path: '/contact-us' },
  { text: 'Who would do your loan?', label: 'Meet our staff', path: '/our-staff' },
  { text: 'What we earn and how:', label: 'Read how we are paid', path: '/about-us' },
] as const satisfies readonly { readonly text: string; readonly label: string; readonly path: Href }[];
