import { Island } from '@/components/island/island';
import { NumbersPlace } from '@/components/numbers/place.client';
import { company } from '@/content/lender/company';

/** The visitor's own numbers, above a page with a calculator. */
export const numbers = <Island of={NumbersPlace} props={{ lender: company.wordmark[0] }} />;
