import { glossary } from '@/content/glossary';
import { company } from '@/content/lender/company';
import { reviewsWords, testimonials } from '@/content/lender/testimonials';
import { fullTens, numberWord } from '@/lib/numbers/words';
import { pageEntry } from '../page';
import * as calculators from './calculator-pages';

// The pages with a route of their own as menus, search engines and other pages need to know them; what each prints is in a file beside this one.
const file = 'content/site/own-pages/entries.ts';

/** The home page. */
export const homePage = pageEntry(file, {
  path: '/',
  kind: 'home',
  title: 'Home Loans in Ohio: FHA, VA, Conventional, Refinance',
  description:
    'A small Ohio mortgage lender in Columbus. Compare loans, work out your payment, and talk to the licensed loan officer who stays with you to closing.',
  label: 'Home',
  updated: '2026-11-22',
  words: ['content/site/own-pages/home.ts'],
  aliases: ['/home', '/default'],
  facts: ['fhaDownPayment', 'loanEstimateDays', 'conventionalCashOutShare', 'exampleRate'],
});

/** The purchase page. */
export const purchasePage = pageEntry(file, {
  path: '/purchase',
  kind: 'guide',
  title: 'Buying a Home in Ohio: Steps, Cash, Down Payment',
  description:
    'Buying a home in Ohio, in six steps: what you can borrow, what it costs a month, which loan fits, what to gather, and when to apply.',
  label: 'Make a Purchase',
  lead: 'Buying a home is a long list of small decisions. We’ll take them with you in order, and tell you which ones can wait.',
  group: 'Purchase',
  menus: [{ in: 'Purchase', order: 10 }],
  updated: '2026-11-22',
  words: ['content/site/own-pages/purchase.ts', 'content/site/own-pages/purchase.mdx'],
  aliases: ['/buy', '/buying', '/make-a-purchase', '/home-purchase', '/consultation', '/free-consultation'],
  facts: [
    'housingRatio',
    'debtRatio',
    'closingCostRange',
    'countyTaxVintage',
    'pmiFreeDownPayment',
    'conventionalDownPayment',
    'conventionalLowIncomeShare',
    'conventionalUsualDownPayment',
    'closingPmi',
    'fhaDownPayment',
    'fhaScore',
    'fhaUpfrontPremium',
    'fhaAnnualPremium',
    'vaFeeRange',
    'loanEstimateDays',
    'closingDisclosureDays',
    'exampleRate',
  ],
});

/** The paperwork page. */
export const paperWorkPage = pageEntry(file, {
  path: '/paper-work',
  kind: 'guide',
  title: 'Mortgage Document Checklist: What a Lender Asks For',
  description:
    'A checklist of what a mortgage lender asks for: bank statements, W-2s or tax returns, pay stubs and more. Check items off, print it, or ask us.',
  label: 'Necessary Paperwork',
  lead: 'Paperwork sets the pace of a loan. Gather these early and most of the waiting goes away.',
  art: 'desk-window',
  group: 'Purchase',
  menus: [
    { in: 'Purchase', order: 20 },
    { in: 'Tools', order: 70 },
    { in: 'Getting it done', order: 10, label: 'Necessary paperwork' },
  ],
  updated: '2026-11-23',
  words: ['content/site/own-pages/paper-work.ts'],
  aliases: ['/paperwork', '/documents', '/checklist', '/necessary-paperwork'],
  facts: ['selfEmployedShare', 'identityNotice'],
});

/** The page of the short application. */
export const quickQuotePage = pageEntry(file, {
  path: '/quick-quote',
  kind: 'form',
  title: 'Free Mortgage Quote in Ohio, No Credit Check',
  description:
    'Ask for a mortgage quote in about two minutes. No Social Security number and no obligation. A licensed Ohio loan officer answers with real numbers.',
  label: 'Quick Quote',
  lead: 'About two minutes of questions, and a loan officer answers with real numbers. No Social Security number, no account numbers, no credit check.',
  art: 'mailbox-house',
  menus: [
    { in: 'Purchase', order: 50 },
    { in: 'Refinance', order: 40 },
    { in: 'Next steps', order: 20, label: 'Get A Quote' },
    { in: 'Choosing a loan', order: 40, label: 'Ask for a quick quote' },
  ],
  updated: '2026-11-22',
  aliases: ['/quote-quick', '/quote', '/quickquote', '/get-a-quote', '/free-quote'],
});

/** The page that offers the free reports. */
export const freeReportsPage = pageEntry(file, {
  path: '/free-reports',
  kind: 'form',
  title: 'Free Credit Score, Home Buying and Debt Guides',
  description:
    'Three free guides: 10 secrets to raising your credit score, how to get the best price on your real estate purchase, and tips to reduce debt.',
  label: 'Free Reports',
  h1: 'Access Your Free Report',
  lead: 'Three short guides on the questions we hear most. Read them here now, or ask for the PDFs below: you can open them at once.',
  art: 'curb-library',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 10 },
    { in: 'Before you look', order: 40, label: 'Three free reports' },
  ],
  updated: '2026-11-22',
  aliases: ['/reports', '/free-report'],
});

/** The page with the office and the contact form. */
export const contactPage = pageEntry(file, {
  path: '/contact-us',
  kind: 'form',
  title: 'Contact Us: Mortgage Lender in Columbus, Ohio',
  description:
    'Call, email, visit or write to our Columbus office. Phone, hours, address and directions, and a short form that a licensed loan officer answers.',
  label: 'Contact Us',
  lead: 'A licensed loan officer in Columbus will answer. No credit check, no Social Security number.',
  art: 'mailbox-house',
  group: 'Contact',
  menus: [
    { in: 'Contact', order: 40 },
    { in: 'Next steps', order: 50 },
  ],
  schemaType: 'ContactPage',
  updated: '2026-11-22',
  aliases: ['/contact', '/contactus', '/directions'],
});

/** The page of the glossary. */
export const glossaryPage = pageEntry(file, {
  path: '/glossary-terms',
  kind: 'list',
  title: 'Mortgage Glossary: Terms in Plain English',
  description: `More than ${numberWord(fullTens(glossary.length))} mortgage words in plain English, from adjustable rate to zoning, each in a sentence or two and linked to related words.`,
  label: 'Glossary for Mortgage Terms',
  lead: 'Every term you’ll hear between offer and closing, in plain English.',
  art: 'branch-library',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 90 },
    { in: 'Getting it done', order: 30 },
  ],
  updated: '2026-11-22',
  words: ['content/glossary.csv'],
  aliases: ['/glossary', '/mortgage-glossary', '/glossary-of-terms'],
  facts: [
    'closingDisclosureDays',
    'creditScoreRange',
    'hecmAge',
    'loanEstimateDays',
    'manufacturedHomeDate',
    'pmiFreeDownPayment',
    'pmiRequestShare',
    'rescissionDays',
  ],
});

/** The staff list. */
export const staffListPage = pageEntry(file, {
  path: '/our-staff',
  kind: 'list',
  title: 'Our Staff: Licensed Loan Officers in Columbus, Ohio',
  description:
    'The people who answer when you call: our licensed loan originator in Columbus, with license numbers, direct phone and email, and a free quote form.',
  label: 'Meet Our Staff',
  lead: 'The people who answer when you call, and who stay with your loan until it closes.',
  art: 'main-street-office',
  group: 'Contact',
  menus: [{ in: 'Contact', order: 30 }],
  schemaType: 'CollectionPage',
  updated: '2026-11-22',
  aliases: ['/staff', '/team', '/our-team', '/meet-our-staff'],
});

/** The page of reviews. */
export const reviewsPage = pageEntry(file, {
  path: '/testimonials',
  kind: 'list',
  title: 'Client Reviews of Our Ohio Home Loans',
  description: reviewsWords(testimonials).description,
  label: 'Reviews',
  h1: 'Testimonials',
  lead: reviewsWords(testimonials).lead,
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

/** The list of articles. */
export const newsPage = pageEntry(file, {
  path: '/news',
  kind: 'list',
  title: 'Mortgage News for Ohio, Dated and Updated',
  description:
    'Every article we have written on mortgage rates, the Fed, refinancing and old liens, with the day it appeared and what has changed since.',
  label: 'News',
  h1: 'Latest News',
  lead: 'What moved in the market, and whether it matters to your loan. Each article has its date, and a line on what has changed since.',
  art: 'corner-house',
  menus: [{ in: 'Tools', order: 95 }],
  schemaType: 'CollectionPage',
  updated: '2026-11-22',
  facts: ['fedTargetSeptember2026'],
  aliases: ['/blog', '/articles', '/latest-news'],
});

/** The page of the purchase questions. */
export const purchaseRoom = pageEntry(file, {
  path: '/purchase-questions',
  kind: 'aside',
  title: 'Purchase questions',
  description:
    '19 short questions about the home you want to buy in Ohio, one at a time, in about five minutes. Nothing is sent until you press SUBMIT on the last screen.',
  label: 'Purchase questions',
  updated: '2026-11-22',
  facts: [
    'fhaDownPayment',
    'fhaScore',
    'pmiFreeDownPayment',
    'fhaUpfrontPremium',
    'vaFeeRange',
    'vaFeeFirstUse',
    'countyTaxVintage',
  ],
});

/** The page of the refinance questions. */
export const refinanceRoom = pageEntry(file, {
  path: '/refinance-questions',
  kind: 'aside',
  title: 'Refinance questions',
  description:
    '23 short questions about your home in Ohio and its loan, one at a time, in about five minutes. Nothing is sent until you press SUBMIT on the last screen.',
  label: 'Refinance questions',
  updated: '2026-11-22',
  facts: ['fhaDownPayment', 'fhaScore', 'fhaUpfrontPremium', 'vaFeeRange', 'vaFeeFirstUse', 'countyTaxVintage'],
});

/** The search page. */
export const searchPage = pageEntry(file, {
  path: '/search',
  kind: 'aside',
  title: 'Search this site',
  description:
    'Find a page, a part of a guide or a mortgage word on this site by typing a few letters of it. Below the search, every page is listed by its subject.',
  label: 'Search',
  menus: [
    { in: 'Tools', order: 100, label: 'Search this site' },
    { in: 'Next steps', order: 70 },
  ],
  updated: '2026-11-22',
  aliases: ['/site-map', '/sitemap', '/find'],
});

/** The page that a form leads to when the browser runs no script. */
export const thankYouPage = pageEntry(file, {
  path: '/thank-you',
  kind: 'aside',
  title: 'Thank You, We Have Your Details',
  description:
    'Your details have reached us. What happens next, when we answer, and how to reach a licensed loan officer sooner if you’d rather talk today.',
  label: 'Thank you',
  h1: 'Thank you. We have your details.',
  lead: `A licensed loan officer in ${company.address.city} will answer within ${company.answerWithin}.`,
  art: 'mailbox-house',
  updated: '2026-11-22',
  aliases: ['/thankyou'],
});

/** Every page with a route of its own. */
export const ownPages = [
  homePage,
  purchasePage,
  paperWorkPage,
  quickQuotePage,
  ...Object.values(calculators),
  freeReportsPage,
  glossaryPage,
  staffListPage,
  contactPage,
  reviewsPage,
  purchaseRoom,
  refinanceRoom,
  newsPage,
  searchPage,
  thankYouPage,
] as const;

/** The name of a page with a route of its own; an unknown path stops the build. */
export function ownLabelOf(path: string): string {
  const found = ownPages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path} with a route of its own; correct the path.`);
  return found.label;
}
