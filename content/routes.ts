import { articles } from './news';
import { reportPathOf, reports } from './reports';
import { checkList, type RouteEntry, routeSchema } from './schema';

const written = '2026-11-20';
const revised = '2026-11-21';

const pages = checkList(
  'content/routes.ts',
  routeSchema,
  [
    {
      path: '/',
      kind: 'home',
      label: 'Home',
      title: 'Home loans in Ohio',
      updated: revised,
      reviewed: revised,
      description:
        'A small Ohio mortgage lender in Columbus. Compare loans, work out your payment, and talk to the licensed loan officer who stays with you to closing.',
    },
    {
      path: '/purchase',
      kind: 'guide',
      label: 'Make a Purchase',
      group: 'Purchase',
      title: 'Make a Purchase',
      updated: revised,
      reviewed: revised,
      description:
        'Buying a home in Ohio, in six steps: what you can borrow, what it costs a month, which loan fits, what papers to gather, and when to apply.',
    },
    {
      path: '/paper-work',
      kind: 'guide',
      label: 'Necessary Paperwork',
      group: 'Purchase',
      title: 'Necessary Paperwork for a Mortgage',
      updated: revised,
      reviewed: revised,
      description:
        'A checklist of what a mortgage lender asks for: bank statements, W-2s or tax returns, pay stubs and more. Tick items off, print it, or ask us.',
    },
    {
      path: '/quick-quote',
      kind: 'form',
      label: 'Quick Quote',
      title: 'Quick Quote',
      updated: written,
      description:
        'Ask for a mortgage quote in about two minutes. No Social Security number and no obligation. A licensed Ohio loan officer answers with real numbers.',
    },
    {
      path: '/how-much-can-i-afford-calculator',
      kind: 'calculator',
      label: 'How Much Can I Borrow?',
      group: 'Tools',
      title: 'How Much Can I Borrow? Calculator',
      updated: revised,
      reviewed: revised,
      description:
        'See the home price your income, debts and savings support, with every step of the arithmetic shown, and a stricter answer by the 28/36 rule beside it.',
    },
    {
      path: '/what-will-my-monthly-payment-be-calculator',
      kind: 'calculator',
      label: 'What’s My Monthly Installment?',
      group: 'Tools',
      title: 'What Will My Monthly Payment Be?',
      updated: revised,
      reviewed: revised,
      description:
        'Work out a monthly mortgage payment with property tax, insurance and HOA fees, or start from a payment and find the home price that fits. See every year.',
    },
    {
      path: '/fha',
      kind: 'guide',
      label: 'FHA Loan Options',
      group: 'Purchase',
      title: 'FHA Loan Options in Ohio',
      updated: revised,
      reviewed: revised,
      description:
        'What an FHA loan asks for and what it costs: 3.5% down, mortgage insurance, closing costs and credit rules, with a worked example and the trade-offs.',
    },
    {
      path: '/va-loans',
      kind: 'guide',
      label: 'VA Loan Programs',
      group: 'Purchase',
      title: 'VA Loan Programs in Ohio',
      updated: revised,
      reviewed: revised,
      description:
        'VA loans for those who served: no money down with full entitlement, the funding fee and who is exempt, assumable loans, qualifying and refinancing.',
    },
    {
      path: '/refinancing',
      kind: 'guide',
      label: 'Refinancing',
      group: 'Refinance',
      title: 'Refinancing Your Ohio Home',
      updated: revised,
      reviewed: revised,
      description:
        'When refinancing helps and when it costs more over the life of the loan. Benefits, costs, break-even, what you need, and an example you can check.',
    },
    {
      path: '/cash-out-refinance',
      kind: 'guide',
      label: 'Cash Out Refinance',
      group: 'Refinance',
      title: 'Cash Out Refinance',
      updated: revised,
      reviewed: revised,
      description:
        'How a cash out refinance works, how much of your equity you can take, what it costs against a second loan, and the risk to weigh before you sign.',
    },
    {
      path: '/refinance-analysis-calculator',
      kind: 'calculator',
      label: 'Refinance Evaluation Tool',
      group: 'Tools',
      title: 'Refinance Evaluation Tool',
      updated: revised,
      reviewed: revised,
      description:
        'Is refinancing worth it? See the new payment, months to break even and interest over the whole loan, and be told plainly when the new loan costs more.',
    },
    {
      path: '/debt-consolidation-calculator',
      kind: 'calculator',
      label: 'Debt Consolidation Calculator',
      group: 'Tools',
      title: 'Debt Consolidation Calculator',
      updated: revised,
      reviewed: revised,
      description:
        'Put two mortgages into one: the new payment, closing costs, break-even and total interest beside the loans you have now, with the work shown in full.',
    },
    {
      path: '/renting-versus-buying-calculator',
      kind: 'calculator',
      label: 'Renting vs Buying',
      group: 'Tools',
      title: 'Renting vs Buying Calculator',
      updated: revised,
      reviewed: revised,
      description:
        'Compare renting with buying for as long as you plan to stay: monthly averages, totals, equity earned, and the month in which the cheaper choice changes.',
    },
    {
      path: '/fha-va-streamline',
      kind: 'guide',
      label: 'FHA VA Streamline Refinance',
      group: 'Refinance',
      title: 'FHA and VA Streamline Refinance',
      updated: revised,
      reviewed: revised,
      description:
        'Already have an FHA or VA loan? A streamline refinance can lower the rate with fewer papers. Who qualifies, what it costs and what it will not do.',
    },
    {
      path: '/the-loan-process',
      kind: 'guide',
      label: 'The Loan Process',
      group: 'Tools',
      title: 'The Loan Process in Five Stages',
      updated: revised,
      reviewed: revised,
      description:
        'From pre-qualification to closing: what happens at each of the five stages of a home loan, how long it usually takes and what you do at every one.',
    },
    {
      path: '/free-reports',
      kind: 'form',
      label: 'Free Reports',
      group: 'Tools',
      title: 'Access Your Free Report',
      updated: revised,
      description:
        'Three free guides: 10 secrets to raising your credit score, how to get the best price on your real estate purchase, and tips to reduce debt.',
    },
    {
      path: '/glossary-terms',
      kind: 'list',
      label: 'Glossary of Terms',
      group: 'Tools',
      title: 'Glossary for Mortgage Terms',
      updated: revised,
      reviewed: revised,
      description:
        'More than ninety mortgage words in plain English, from adjustable rate to zoning, each in a sentence or two and linked to the words it leans on.',
    },
    {
      path: '/about-us',
      kind: 'guide',
      label: 'About Us',
      group: 'Contact',
      title: 'About Us',
      updated: revised,
      reviewed: revised,
      description:
        'A small mortgage lender in Columbus, licensed in Ohio only. Who we are, how we are paid, how we work with you, and how to check our license yourself.',
    },
    {
      path: '/our-staff',
      kind: 'list',
      label: 'Meet Our Staff',
      group: 'Contact',
      title: 'Meet Our Staff',
      updated: revised,
      description:
        'The people who answer when you call: our licensed loan originator in Columbus, with license number, direct phone and e-mail, and a free quote form.',
    },
    {
      path: '/contact-us',
      kind: 'form',
      label: 'Contact Us',
      group: 'Contact',
      title: 'Contact Us',
      updated: revised,
      description:
        'Call, e-mail, visit or write to our Columbus office. Phone, hours, address and directions, and a short form that a licensed loan officer answers.',
    },
    {
      path: '/testimonials',
      kind: 'list',
      label: 'Reviews',
      group: 'Contact',
      title: 'Client Reviews',
      updated: revised,
      description:
        'What clients say about working with us. Reviews marked as samples stand in until real ones are published, and nobody is paid for writing one.',
    },
    {
      path: '/which-loan-is-right-for-me',
      kind: 'guide',
      label: 'Which loan is right for me?',
      group: 'Purchase',
      title: 'Which Loan Is Right for Me?',
      updated: revised,
      reviewed: revised,
      description:
        'Start with how long you expect to keep the home, then read the good and the bad of seven kinds of loan side by side: fixed, ARM, balloon, HELOC and more.',
    },
    {
      path: '/ada-accessibility-statement',
      kind: 'legal',
      label: 'ADA Accessibility Statement',
      title: 'ADA Accessibility Statement',
      updated: revised,
      description:
        'How this site is made to work for everyone, what has been tested, what is still imperfect, and how to report a barrier and get help right away.',
    },
    {
      path: '/privacy-policy',
      kind: 'legal',
      label: 'Privacy Policy',
      title: 'Privacy Policy',
      updated: revised,
      description:
        'What information this site collects, who receives it, how it is used and kept safe, what stays in your browser, and how to see, correct or delete it.',
    },
    {
      path: '/thank-you',
      kind: 'aside',
      label: 'Thank you',
      title: 'Thank You, We Have Your Details',
      updated: revised,
      description:
        'Your details have reached us. What happens next, when we answer, and how to reach a licensed loan officer sooner if you would rather talk today.',
    },
  ] as const,
  (route) => route.path,
);

/** Every page of the site with what the world is told of it: the ones above, every article and every free report. */
export const routes: readonly RouteEntry[] = [
  ...pages,
  ...articles.map(
    (article): RouteEntry => ({
      path: article.path,
      kind: 'news',
      label: article.title,
      group: 'News',
      title: article.title,
      description: article.description,
      published: article.date,
      updated: article.updated,
    }),
  ),
  ...reports.map(
    ({ slug, title, description, updated }): RouteEntry => ({
      path: reportPathOf(slug),
      kind: 'aside',
      label: title,
      title,
      description,
      updated,
    }),
  ),
];

/** The entry of one page; an unknown path stops the build. */
export function routeOf(path: string): RouteEntry {
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`content/routes.ts: ${path}: there is no entry of this path; add one.`);
  return found;
}
