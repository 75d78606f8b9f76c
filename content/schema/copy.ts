/** The shapes of the words that pages with a route of their own print. TypeScript checks them where they are written. */
import type { Href } from '../routes';

export type LinkCopy = { readonly label: string; readonly path: Href };

/** A link to a page of ours or to the lender's application site. */
export type JourneyStep = { readonly title: string; readonly text: string } & (
  | { readonly path: Href }
  | { readonly external: 'apply' }
);

/** Two or three links to read next, each after a sentence of its own. */
type OnwardLink = LinkCopy & { readonly text: string };
export type OnwardCopy = readonly [OnwardLink, OnwardLink] | readonly [OnwardLink, OnwardLink, OnwardLink];

/** A form with the words above it and beside it. */
export type FormCopy = {
  readonly heading: string;
  readonly nextHeading: string;
  /** What happens after the form is sent, in order: a short bold start and the rest of the sentence. */
  readonly next: readonly { readonly title: string; readonly text: string }[];
};

type HeadCopy = { readonly heading: string; readonly lead?: string };
type PostCopy = { readonly title: string; readonly path: Href };
type ChoiceCopy = { readonly label: string; readonly text: string };

/** A worked example: the sum, the old figure, the new figure, the catch and the outside link. */
export type BenefitCopy = {
  readonly id: 'lower-payment' | 'cash-out' | 'shorter-term';
  readonly heading: string;
  readonly sum: string;
  /** The words above the figure, with the old figure where there is one: “$2,046.53 becomes”. */
  readonly before: { readonly struck?: string; readonly text: string };
  readonly figure: string;
  /** The condition or the cost. */
  readonly note: string;
  readonly actionLabel: string;
  /** How a calculator is set up: the name of an entry of `content/calls.ts`. */
  readonly call: 'lowerPayment' | 'cashOut' | 'fifteenYears';
};

/** The home page, section by section in the order in which it shows them. */
export type HomeCopy = {
  readonly hero: {
    readonly kicker: string;
    readonly phrases: readonly [string, string, string, string, string];
    /** The one sentence that a screen reader hears instead of the typing. */
    readonly heading: string;
    readonly question: string;
    readonly purchase: ChoiceCopy;
    readonly refinance: ChoiceCopy;
    /** The first sentence is left out on a phone. */
    readonly note: { readonly wide: string; readonly always: string };
  };
  readonly doors: HeadCopy & {
    readonly items: readonly {
      readonly id: 'questions' | 'quote' | 'call' | 'application';
      readonly label: string;
      /** `apply` is the outside application. */
      readonly path: Href | 'apply';
      /** A number and its unit. */
      readonly time: readonly [string, string];
      readonly get: string;
      readonly need: string;
    }[];
  };
  readonly welcome: HeadCopy & {
    readonly paragraphs: readonly string[];
    readonly cardLink: LinkCopy;
  };
  readonly testimonials: HeadCopy & { readonly more: LinkCopy };
  readonly posts: HeadCopy & {
    readonly shown: readonly [PostCopy, PostCopy, PostCopy];
    readonly olderLabel: string;
    readonly older: readonly PostCopy[];
  };
  readonly purchase: HeadCopy & { readonly action: LinkCopy };
  readonly stay: HeadCopy & { readonly more: LinkCopy };
  readonly advantages: HeadCopy & {
    readonly items: readonly {
      readonly id: 'local' | 'quick' | 'support' | 'innovation';
      readonly heading: string;
      readonly text: string;
    }[];
  };
  readonly team: HeadCopy & { readonly more: LinkCopy };
  readonly visit: HeadCopy;
  readonly refinance: HeadCopy & {
    /** What the APRs of the benefits count, and what their payments leave out. */
    readonly note: string;
    /** Of the link to the calculator with the numbers of a card. */
    readonly calculatorLabel: string;
    readonly action: { readonly label: string };
  };
  readonly benefits: readonly BenefitCopy[];
  readonly apply: HeadCopy & { readonly actionLabel: string };
  /** `shown` articles are in sight. */
  readonly news: HeadCopy & { readonly shown: number; readonly more: LinkCopy };
  readonly hub: HeadCopy;
  readonly house: {
    readonly ask: string;
    /** Below the rows of loans: at the lender’s own rates, at the rate of the examples, and at both. */
    readonly notes: { readonly today: string; readonly example: string; readonly always: string };
    readonly calculatorPath: Href;
  };
};
