import type { ExtraFields, ScreenProps } from '@/components/calculators/kit/content';
import type { NewLoanFields, ReplacementTexts } from '@/components/calculators/replacement/content';
import type { MoneyField, PercentField } from '@/lib/calculators/definition';

/** The inputs of the refinance calculator. */
export type RefinanceFields = {
  readonly principal: MoneyField;
  readonly currentPayment: MoneyField;
  readonly currentRatePercent: PercentField;
} & NewLoanFields &
  ExtraFields;

/** Everything that the refinance calculator says. */
export type RefinanceContent = ReplacementTexts & {
  readonly form: string;
  readonly groups: { readonly now: string; readonly next: string; readonly costs: string };
  readonly fields: RefinanceFields;
};

export type RefinanceProps = ScreenProps<RefinanceContent>;
