import { checkList } from './check';
import { company } from './company';
import { type StaffMember, staffSchema } from './schema';

const { address } = company;

/** Everyone on the staff list, in the order of the page. Replace the sample, then set its `sample` to false. */
export const staff = checkList(
  'content/staff.ts',
  staffSchema,
  [
    {
      kind: 'person',
      id: 'jordan-example',
      sample: true,
      name: 'Jordan Example',
      role: 'Sr. Loan Originator',
      initials: 'JE',
      photo: null,
      nmls: '000000',
      license: 'MLO-OH.000000',
      address: [address.street, `${address.city}, ${address.state} ${address.postalCode}`],
      contactPhone: { display: '(614) 555-0143', href: 'tel:+16145550143' },
      contactWork: { display: '(614) 555-0144', href: 'tel:+16145550144' },
      contactMail: 'jordan@example.com',
      yourService: [
        'I started in this business answering phones for a title company, so I know where closings go wrong: late documents, changed numbers, nobody calling back. I try to be the one who calls first.',
        'Most of my clients are buying their first home or refinancing an older loan around Columbus. I will give you the payment, the cash to close and the total cost for each option, in writing, before you choose. If the best choice is to wait, I will say so.',
        'Bring me your questions in any order. Nobody is born knowing what escrow is.',
      ],
    },
    {
      kind: 'person',
      id: 'casey-sample',
      sample: true,
      name: 'Casey Sample',
      role: 'Loan Originator',
      initials: 'CS',
      photo: null,
      nmls: '000001',
      license: 'MLO-OH.000001',
      address: [address.street, `${address.city}, ${address.state} ${address.postalCode}`],
      contactPhone: { display: '(614) 555-0145', href: 'tel:+16145550145' },
      contactWork: { display: '(614) 555-0146', href: 'tel:+16145550146' },
      contactMail: 'casey@example.com',
      yourService: [
        'I work mostly with people who own a home already: a lower rate, a shorter loan, or cash for a new roof. First we find out whether a new loan saves you anything, and some days the answer is no.',
        'Veterans and their families ask for me too. I read the certificate of eligibility with you and explain the funding fee before you choose.',
        'Call or write. I answer in plain words, with the numbers beside them.',
      ],
    },
    { kind: 'coming-soon', id: '#', name: 'Coming Soon', text: 'We are adding to the team.' },
  ],
  (entry) => entry.id,
);

/** Those who have a profile; the Coming Soon card has none. */
export const people: readonly StaffMember[] = staff.filter((entry) => entry.kind === 'person');

/** The person of this id, or undefined: then the page says "Team Member not found". */
export function personOf(id: string): StaffMember | undefined {
  return people.find((person) => person.id === id);
}

/** The two numbers that are printed wherever the name of a person is: `NMLS #000000, Ohio license MLO-OH.000000`. */
export function numbersOf({ nmls, license }: Pick<StaffMember, 'nmls' | 'license'>): string {
  return `NMLS #${nmls}, Ohio license ${license}`;
}

/** What the quote form sends as `officerName`: the name and the NMLS ID, `Jordan Example, NMLS #000000`. */
export function officerNameOf(person: StaffMember): string {
  return `${person.name}, NMLS #${person.nmls}`;
}
