import type { NewLead } from '@/server/store/types';

/** A loan officer as the desk shows one. */
export type Officer = {
  /** The account: an email address. */
  readonly email: string;
  readonly name: string;
  /** `NMLS #000000, Ohio license MLO-OH.000000`; undefined for an account that is not on the staff page. */
  readonly numbers: string | undefined;
};

type Person = { readonly name: string; readonly numbers?: string | undefined; readonly contactMail: string };

/** Makes the function that finds the officer of an account; one whose address is on the staff page once has a name and numbers. */
export function createOfficerLookup(people: readonly Person[]): (email: string) => Officer {
  return (email) => {
    const [person, ...more] = people.filter(({ contactMail }) => contactMail.toLowerCase() === email);
    if (!person || more.length > 0) return { email, name: email.replace(/@.*$/, ''), numbers: undefined };
    return { email, name: person.name, numbers: person.numbers };
  };
}

/** `J. Example` for `Jordan Example`; a name of one word as it is. */
export function shortName(name: string): string {
  const words = name.split(/\s+/);
  return words.length > 1 ? `${words[0]?.slice(0, 1)}. ${words.slice(1).join(' ')}` : name;
}

/** The answers by which a form names a loan officer, as the name alone or with the license number behind it. */
const officerFields = ['loanOfficerName', 'loanOfficer', 'officerName'];

/**
 * Makes the function that finds the account of the officer whom a lead names, or else of the one whose link its visitor
 * followed last; null where that is none of these people.
 */
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
