import { fact } from '@/content/facts/facts';
import type { Href } from '@/content/routes';
import type { QuizLoan } from '@/lib/loan-quiz';

/** The loans that the answers light up. */
const loans: readonly (QuizLoan & { readonly path: Href })[] = [
  {
    name: '30-year fixed',
    path: '/conventional-loans',
    not: ['lower', 'cash', ['away', 'low']],
    because: {
      long: 'you keep it longer than 7 years',
      fifth: 'you need no mortgage insurance with 20% down',
      low: `it can start at ${fact('conventionalDownPayment').text} down`,
      some: 'its mortgage insurance can end',
      away: 'it also buys a second home or a rental',
      buy: 'one rate holds to the end',
    },
    catch: 'mortgage insurance while you own less than about a fifth.',
    cost: 2,
  },
  {
    name: '15-year fixed',
    path: '/which-loan-is-right-for-me#fixed',
    needs: ['fifth'],
    not: ['lower', 'cash', 'short'],
    because: { long: 'you own it outright in 15 years', fifth: 'it pays the least interest' },
    catch: 'a much higher payment each month.',
    cost: 1,
  },
  {
    name: 'Adjustable rate',
    path: '/which-loan-is-right-for-me#arm',
    needs: ['short'],
    not: ['lower', 'cash', ['away', 'low']],
    because: {
      short: 'you may be gone before the rate can move',
      buy: 'it starts lower',
      fifth: 'you own enough to sell early',
    },
    catch: 'stay longer, and the payment can rise.',
    cost: 3,
  },
  {
    name: 'VA loan',
    path: '/va-loans',
    needs: ['served'],
    not: ['lower', 'cash', 'away'],
    because: {
      served: 'someone on the loan has served',
      low: 'it needs nothing down',
      some: 'it has no monthly mortgage insurance',
      live: 'you will live there',
      buy: 'the VA sets no lowest score',
    },
    catch: 'a funding fee for many.',
    cost: 1,
  },
  {
    name: 'FHA loan',
    path: '/fha',
    not: ['lower', 'cash', 'away', 'fifth'],
    because: {
      low: `${fact('fhaDownPayment').text} down is enough`,
      live: 'you will live there',
      some: 'its credit rules are kinder',
      buy: 'its credit rules are kinder',
    },
    catch: 'a premium, for as long as you have the loan if you put down less than 10%.',
    cost: 4,
  },
  {
    name: 'USDA loan',
    path: '/usda-loans',
    needs: ['low', 'live'],
    not: ['lower', 'cash', 'away'],
    because: { low: 'it needs nothing down', live: 'you will live there' },
    catch: 'only outside larger towns, and below a limit on income.',
    cost: 4,
  },
  {
    name: 'First-time buyer programs',
    path: '/first-time-home-buyer-ohio',
    needs: ['low'],
    not: ['lower', 'cash', 'away'],
    because: {
      low: 'they can pay part of the down payment',
      live: 'you will live there',
      buy: 'Ohio helps with the first one',
    },
    catch: 'limits on income and price.',
    cost: 5,
  },
  {
    name: 'Refinance',
    path: '/refinancing',
    needs: ['lower'],
    not: ['buy', 'cash'],
    because: {
      lower: 'a lower rate lowers the payment',
      long: 'you keep it long enough to earn the costs back',
      fifth: 'you need no mortgage insurance once you own 20%',
    },
    catch: 'closing costs, and the years start over.',
    cost: 2,
  },
  {
    name: 'FHA or VA streamline',
    path: '/fha-va-streamline',
    needs: ['lower'],
    not: ['buy', 'cash'],
    because: {
      lower: 'it takes less paper if yours is an FHA or a VA loan',
      low: 'it often needs no appraisal',
      served: 'a VA loan has a streamline of its own',
    },
    catch: 'only from the same kind of loan.',
    cost: 1,
  },
  {
    name: 'Wait, and watch the rate',
    path: '/refinance-or-wait',
    needs: ['lower', 'short'],
    not: ['buy', 'cash'],
    because: { short: 'you may leave before the costs are back' },
    catch: 'a rate can rise while you wait.',
    cost: 0,
  },
  {
    name: 'Cash-out refinance',
    path: '/cash-out-refinance',
    needs: ['cash'],
    not: ['buy', 'lower', 'low', 'some'],
    because: {
      cash: 'one loan replaces yours and pays you the difference',
      fifth: 'you own enough to borrow against',
      long: 'you have the years to spread the costs',
    },
    catch: 'your home secures all of it, and an old low rate is gone.',
    cost: 2,
  },
  {
    name: 'VA cash-out',
    path: '/va-loans#refinancing',
    needs: ['cash', 'served'],
    not: ['buy', 'lower', 'away'],
    because: { served: 'someone on the loan has served', cash: 'it lends a larger share of the value' },
    catch: 'a funding fee for many, and your home secures all of it.',
    cost: 3,
  },
  {
    name: 'A second loan on your home',
    path: '/which-loan-is-right-for-me#heloc',
    needs: ['cash'],
    not: ['buy', 'lower', 'low', 'away'],
    because: {
      cash: 'the rate of your first loan stays',
      short: 'you can pay it back soon',
      fifth: 'you own enough to borrow against',
    },
    catch: 'we explain these and don’t make them; the rate can move.',
    cost: 3,
  },
];

/** The five questions of the guide to loans, and the loans that their answers light up. */
export const loanQuiz = {
  questions: [
    {
      id: 'goal',
      text: 'What do you want to do?',
      answers: [
        { id: 'buy', label: 'Buy a home' },
        { id: 'lower', label: 'Lower my payment' },
        { id: 'cash', label: 'Take cash out' },
      ],
    },
    {
      id: 'use',
      text: 'Will you live there?',
      answers: [
        { id: 'live', label: 'Yes' },
        { id: 'away', label: 'No' },
      ],
    },
    {
      id: 'stay',
      text: 'How long will you keep it?',
      answers: [
        { id: 'short', label: 'Up to 7 years' },
        { id: 'long', label: 'Longer' },
      ],
    },
    {
      id: 'service',
      text: 'Has anyone on the loan served in the military?',
      answers: [
        { id: 'served', label: 'Yes' },
        { id: 'never', label: 'No' },
      ],
    },
    {
      id: 'share',
      text: 'How much can you put down, or do you own?',
      answers: [
        { id: 'low', label: 'Under 5%' },
        { id: 'some', label: '5 to 20%' },
        { id: 'fifth', label: '20% or more' },
      ],
    },
  ],
  loans,
} as const;
