import { checkList } from '@/content/schema/check';
import { type StaffMember, staffSchema } from '@/content/schema/lender';
import { company } from './company';
import staffFile from './staff.json' with { type: 'json' };

const { street, city, state, postalCode } = company.address;
const officeLines = [street, `${city}, ${state} ${postalCode}`];

export const staff = checkList('content/lender/staff.json', staffSchema, staffFile, (entry) => entry.id).map((entry) =>
  entry.kind === 'person' ? { ...entry, address: entry.address ?? officeLines } : entry,
);

/** Staff with a profile; the Coming Soon card has none. */
export const people: readonly StaffMember[] = staff.filter((entry) => entry.kind === 'person');

/** The person with this id, or undefined: then the page says "Team Member not found". */
export function personOf(id: string): StaffMember | undefined {
  return people.find((person) => person.id === id);
}

/** The two numbers printed wherever a person's name is: `NMLS #000000, Ohio license MLO-OH.000000`. */
export function numbersOf({ nmls, license }: Pick<StaffMember, 'nmls' | 'license'>): string {
  return `NMLS #${nmls}, Ohio license ${license}`;
}

/** The quote form's `officerName`: the name and the NMLS ID, `Jordan Example, NMLS #000000`. */
export function officerNameOf(person: StaffMember): string {
  return `${person.name}, NMLS #${person.nmls}`;
}

export type Booking = {
  readonly id: string;
  /** `Pick a time with Jordan` */
  readonly label: string;
  readonly href: string;
};

/** Where a visitor books a time with this person; undefined without a booking page. */
export function bookingOf({ id, name, booking }: StaffMember): Booking | undefined {
  return booking === undefined ? undefined : { id, label: `Pick a time with ${name.split(' ')[0]}`, href: booking };
}

export type Answerer = {
  readonly id: string;
  /** The account at the desk: the person's email address in lower case. */
  readonly account: string;
  /** `Casey Sample, NMLS #000000, Ohio license MLO-OH.000000` */
  readonly name: string;
  readonly booking?: Booking | undefined;
};

export function answererOf(person: StaffMember): Answerer {
  const { id, name, contactMail } = person;
  return {
    id,
    account: contactMail.toLowerCase(),
    name: `${name}, ${numbersOf(person)}`,
    booking: bookingOf(person),
  };
}
