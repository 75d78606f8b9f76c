import { officerNameOf, people, personOf, staff } from '@/content/staff';

describe('the staff', () => {
  test('everyone has a profile under their own id, and the card that leads nowhere has none', () => {
    expect(people.length).toBeGreaterThanOrEqual(1);
    for (const person of people) expect(personOf(person.id)).toBe(person);
    expect(staff.filter((entry) => entry.kind === 'coming-soon').map((entry) => personOf(entry.id))).toEqual([
      undefined,
    ]);
  });

  test('an unknown id finds nobody', () => {
    expect(personOf('nobody')).toBeUndefined();
  });

  test('a quote request carries name and license number', () => {
    const [person] = people;
    expect(person && officerNameOf({ ...person, name: 'Jordan Example', nmls: '000000' })).toBe(
      'Jordan Example, NMLS #000000',
    );
  });
});
