import type { ExtraFields, Refusal, ScreenProps } from '@/components/calculators/kit/content';
import type { NewLoanFields, ReplacementTexts } from '@/components/calculators/replacement/content';
import type { MoneyField, PercentField } from '@/lib/calculators/definition';

/** The inputs of the debt consolidation calculator. */
export type ConsolidationFields = {
  readonly first: MoneyField;
  readonly firstPayment: MoneyField;
  readonly firstRate: PercentField;
  readonly second: MoneyField;
  readonly secondPayment: MoneyField;
  readonly secondRate: PercentField;
} & NewLoanFields &
  ExtraFields;

/** Everything that the debt consolidation calculator says. */
export type ConsolidationContent = ReplacementTexts & {
  readonly form: string;
  readonly groups: { readonly first: string; readonly second: string; readonly next: string; readonly costs: string };
  /** What belongs into the payments. */
  readonly escrow: Refusal;
  readonly average: { readonly label: string; readonly note: string };
  readonly fields: ConsolidationFields;
};

export type ConsolidationProps = ScreenProps<ConsolidationContent>;
