import type { FactId } from '../facts/facts';

export type CountyOffices = {
  /** Who keeps values and taxes. */
  readonly auditor: string;
  /** Who records deeds and mortgages. */
  readonly recorder: string;
};

export type CountyWords = {
  readonly name: string;
  /** What a buyer should know about this county alone, a paragraph each. */
  readonly about: readonly string[];
  /** What a loan officer would say aloud: sentences that follow “What a loan officer would tell you:”. */
  readonly officer: string;
  /** The facts that these words print. */
  readonly facts?: readonly FactId[];
  readonly offices?: CountyOffices;
};

/** The offices of a county whose fiscal officer is auditor and recorder. */
export const fiscalOffice = (name: string): CountyOffices => ({
  auditor: `${name} County Fiscal Officer`,
  recorder: `${name} County Fiscal Office`,
});
