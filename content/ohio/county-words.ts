export type CountyOffices = {
  /** Who keeps values and taxes. */
  readonly auditor: string;
  /** Who records deeds and mortgages. */
  readonly recorder: string;
};

/** What a person wrote about a county. */
export type CountyWords = {
  readonly name: string;
  /** What a buyer should know about this county alone, a paragraph each. */
  readonly about: readonly string[];
  readonly offices?: CountyOffices;
};

/** The offices of a county whose fiscal officer is auditor and recorder. */
export const fiscalOffice = (name: string): CountyOffices => ({
  auditor: `${name} County Fiscal Officer`,
  recorder: `${name} County Fiscal Office`,
});
