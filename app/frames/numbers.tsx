import { Island } from '@/components/island/island';
import { MyNumbersSlot } from '@/components/my-numbers/slot.client';
import { company } from '@/content/lender/company';

export const numbers = <Island of={MyNumbersSlot} props={{ lender: company.wordmark[0] }} />;
