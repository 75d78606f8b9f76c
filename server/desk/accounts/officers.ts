import type { NewLead } from '@/server/store/types';

export type Officer = {
  readonly email: string;
  readonly name: string;
  /** `NMLS #000000, Ohio license MLO-OH.000000`; undefined for an account that isn't on the staff page. */
  readonly numbers: string | undefined;
};

type Person = { readonly name: string; readonly numbers?: string | undefined; readonly contactMail: string };

/** An account that matches exactly one person on the staff page has that person's name and license numbers. */
export function createOfficerLookup(people: readonly Person[]): (email: string) => Officer {
  return (email) => {
    const [person, ...more] = people.filter(({ contactMail }) => contactMail.toLowerCase() === email);
    if (!person || more.length > 0) return { email, name: email.replace(/@.*$/, ''), numbers: undefined };
    return { email, name: person.name, numbers: person.numbers };
  };
}

/** `J. Example` for `Jordan Example`; a single word is returned unchanged. */
export function shortName(name: string): string {
  const words = name.split(/\s+/);
  return words.length > 1 ? `${words[0]?.slice(0, 1)}. ${words.slice(1).join(' ')}` : name;
}

/** Fields that name a loan officer, alone or followed by the license number. */
const officerFields = ['loanOfficerName', 'loanOfficer', 'officerName'];

/** The account of the officer named in a lead, else of the one whose link was followed last; null for neither. */
export function createOfficerFinder(
  people: readonly (Person & { readonly id: string })[],
): (lead: Pick<NewLead, 'body' | 'source'>) => string | null {
  return ({ body, source }) => {
    const named = officerFields.map((name) => body[name] ?? '').find((text) => text !== '');
    const link = source?.last.with ?? source?.first.with;
    const person =
      people.find(({ name }) => named === name || named?.startsWith(`${name}, `)) ??
      people.find(({ id }) => id === link);
    return person?.contactMail.toLowerCase() ?? null;
  };
}
