import { company } from '@/content/company';
import { reportPdfOf, reports } from '@/content/reports';
import { officerNameOf, people, personOf, staff } from '@/content/staff';
import { testimonials } from '@/content/testimonials';
import { purchaseCaptions, purchaseFilm, purchaseScenes } from '@/content/video';

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

  test('a quote request carries name and licence number', () => {
    const [person] = people;
    expect(person && officerNameOf({ ...person, name: 'Jordan Example', nmls: '000000' })).toBe(
      'Jordan Example, NMLS #000000',
    );
  });
});

test('a sample review cannot be taken for a real one', () => {
  expect(testimonials.length).toBeGreaterThanOrEqual(1);
  for (const review of testimonials) expect(review.name === 'Sample client').toBe(review.sample);
});

test('the three reports bear the titles of the form, each with its own PDF', () => {
  expect(reports.map((report) => [report.field, report.title])).toEqual([
    ['report01', '10 Secrets To Raising Your Credit Score'],
    ['report02', 'How To Get The Best Price On Your Real Estate Purchase'],
    ['report03', 'Tips To Reduce Debt'],
  ]);
  expect(new Set(reports.map((report) => reportPdfOf(report.slug))).size).toBe(3);
});

describe('the film', () => {
  test('has six scenes within 1 minute 40 seconds', () => {
    expect(purchaseScenes.map((scene) => scene.id)).toEqual(['street', 'door', 'papers', 'calendar', 'key', 'porch']);
    expect(purchaseCaptions.at(-1)?.end).toBeLessThanOrEqual(purchaseFilm.seconds);
  });

  test('shows one caption at a time, in order, and each within its scene', () => {
    const times = purchaseCaptions.flatMap((cue) => [cue.start, cue.end]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    purchaseScenes.forEach((scene, index) => {
      const end = purchaseScenes[index + 1]?.start ?? purchaseFilm.seconds;
      for (const [from, to] of scene.lines) {
        expect(from).toBeGreaterThanOrEqual(scene.start);
        expect(to).toBeLessThanOrEqual(end);
      }
    });
  });

  test.each(purchaseCaptions.map((cue) => [cue.text, cue] as const))(
    '“%s” stays long enough to be read',
    (text, cue) => {
      // 17 characters a second is a comfortable pace for captions.
      expect(text.length / (cue.end - cue.start)).toBeLessThanOrEqual(17);
    },
  );

  test('names the lender', () => {
    expect(purchaseCaptions.some((cue) => cue.text.includes(company.name))).toBe(true);
  });
});
