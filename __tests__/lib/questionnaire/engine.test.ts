import fc from 'fast-check';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { isTiles } from '@/lib/fields/field';
import { bodyFor } from '@/lib/forms/body';
import { isAsked, problemOf } from '@/lib/questionnaire/answers';
import { formOf, type Questionnaire, type Step } from '@/lib/questionnaire/definition';
import { draftFrom } from '@/lib/questionnaire/draft';
import {
  draftOf,
  isComplete,
  litHouses,
  type Move,
  moved,
  type Place,
  startOf,
  stepBefore,
} from '@/lib/questionnaire/engine';
import { isShown, screensOf } from '@/lib/questionnaire/screens';

/** Shared properties of the invented questions; `field` is also their short name. */
const asked = (field: string, missing: string) => ({
  field,
  missing,
  section: 'Picnic',
  label: field,
  question: `${field}?`,
});
const yesOrNo = { kind: 'choice', look: 'tiles', choices: [{ value: 'Yes' }, { value: 'No' }] } as const;
const money = { kind: 'money', slider: { min: 10, max: 90, step: 1 }, whenEmpty: 10, unset: 'No cost yet' } as const;

/** A small invented questionnaire: the engine knows none of the real questions. */
const picnic: Questionnaire = {
  ...purchaseQuestionnaire,
  blocked: 'Answer first!',
  pairs: [],
  steps: [
    { ...yesOrNo, ...asked('dog', 'Say') },
    { kind: 'text', ...asked('dogName', 'Name it'), askedWhen: { field: 'dog', is: 'Yes' } },
    { ...yesOrNo, ...asked('dogSwims', 'Say'), askedWhen: { field: 'dogName', is: 'Rex' } },
    { ...money, ...asked('cost', 'Enter it') },
    { kind: 'text', ...asked('host', 'Name the host'), personal: true },
    { kind: 'text', ...asked('note', 'Write it') },
  ],
};

function play(questionnaire: Questionnaire, moves: readonly Move[], from = startOf(questionnaire)): Place {
  return moves.reduce((place, move) => moved(questionnaire, place, move), from);
}

const next: Move = { type: 'next' };
const back: Move = { type: 'back' };
function answer(field: string, value: string): Move {
  return { type: 'answer', field, value };
}
function choose(field: string, value: string): Move {
  return { type: 'choose', field, value };
}

/** From the start to the list of answers. */
const toTheList: readonly Move[] = [
  choose('dog', 'No'),
  answer('cost', '20'),
  next,
  answer('host', 'Ann'),
  next,
  answer('note', 'x'),
  next,
];

test('a chosen answer continues, a typed one waits for Continue', () => {
  expect(play(picnic, [choose('dog', 'Yes')]).step).toBe(1);
  expect(play(picnic, [answer('dog', 'Yes')]).step).toBe(0);
  expect(play(picnic, [choose('dog', 'Yes'), answer('dogName', 'Bo')]).step).toBe(1);
});

test('No skips the dependent questions forward and back', () => {
  const place = play(picnic, [choose('dog', 'No')]);
  expect(place.step).toBe(3);
  expect(stepBefore(picnic, place)).toBe(0);
  expect(moved(picnic, place, back).step).toBe(0);
});

test('Continue without an answer stays and shows the fixed sentence with what to do', () => {
  const place = play(picnic, [next]);
  expect(place).toMatchObject({
    step: 0,
    blocked: { sentence: 'Answer first!', problems: [{ field: 'dog', fixHint: 'Say' }] },
  });
});

describe('an improbable amount', () => {
  const [price = -1, down = -1, income = -1] = [
    'purchasePrice',
    'downPaymentPercent',
    'beforeTaxesAnnualHouseHoldIncome',
  ].map((field) =>
    screensOf(purchaseQuestionnaire).findIndex(({ steps }) => steps.some((step) => step.field === field)),
  );
  const at = (step: number, answers: Record<string, string> = {}): Place => ({
    answers: { ...startOf(purchaseQuestionnaire).answers, ...answers },
    step,
  });

  it.each([
    [price, 'purchasePrice', '325', 325_000],
    [price, 'purchasePrice', '5000000', 500_000],
    [income, 'beforeTaxesAnnualHouseHoldIncome', '95', 95_000],
    [income, 'beforeTaxesAnnualHouseHoldIncome', '5200', 62_400],
  ])('on screen %d, %s at %s is questioned once, and the second Continue accepts it', (step, field, typed, likely) => {
    const first = play(purchaseQuestionnaire, [answer(field, typed), next], at(step));
    expect(first).toMatchObject({ step, unusual: { field, answer: typed, likely } });
    expect(first.blocked).toBeUndefined();
    const second = moved(purchaseQuestionnaire, first, next);
    expect(second.step).toBeGreaterThan(step);
    expect(second.answers[field]).toBe(typed);
  });

  it('is questioned again if it is changed to another one, and a usual price is never questioned', () => {
    expect(play(purchaseQuestionnaire, [answer('purchasePrice', '325000'), next], at(price)).step).toBeGreaterThan(
      price,
    );
    const again = play(
      purchaseQuestionnaire,
      [answer('purchasePrice', '325'), next, answer('purchasePrice', '326'), next],
      at(price),
    );
    expect(again).toMatchObject({ step: price, unusual: { answer: '326' } });
  });

  it('treats $10 down as 10% after the question', () => {
    const asking = play(
      purchaseQuestionnaire,
      [answer('downPaymentPercent', '$10'), next],
      at(down, { purchasePrice: '300000' }),
    );
    expect(asking).toMatchObject({ step: down, unusual: { field: 'downPaymentPercent', likely: 10 } });
    const after = moved(purchaseQuestionnaire, asking, next);
    expect(after.step).toBeGreaterThan(down);
    expect(after.answers.downPaymentPercent).toBe('10');
  });
});

test('typing and going back clear the error', () => {
  const place = play(picnic, [choose('dog', 'Yes'), next]);
  expect(place.blocked).toBeDefined();
  expect(moved(picnic, place, answer('dogName', 'B')).blocked).toBeUndefined();
  expect(moved(picnic, place, back)).toMatchObject({ step: 0 });
  expect(moved(picnic, place, back).blocked).toBeUndefined();
});

test('Change goes to an answer and Continue returns to the list', () => {
  const end = play(picnic, toTheList);
  expect(end.step).toBe(6);
  const changing = moved(picnic, end, { type: 'change', field: 'cost' });
  expect(changing).toMatchObject({ step: 3, returnTo: 6, changed: 'cost' });
  const done = play(picnic, [answer('cost', '30'), next], changing);
  // The list focuses the changed row, once.
  expect(done).toMatchObject({ step: 6, changed: 'cost' });
  expect(done.returnTo).toBeUndefined();
  expect(moved(picnic, done, { type: 'visit', step: 5 }).changed).toBeUndefined();
});

test('a Change that opens a new question asks it before returning to the list', () => {
  const end = play(picnic, toTheList);
  const asked = play(picnic, [{ type: 'change', field: 'dog' }, choose('dog', 'Yes')], end);
  expect(asked).toMatchObject({ step: 1, returnTo: 6 });
  expect(play(picnic, [answer('dogName', 'Bo'), next], asked).step).toBe(6);
});

test('sending with a missing answer leads to it and back', () => {
  const end = play(picnic, [...toTheList, answer('host', '')]);
  expect(isComplete(picnic, end.answers)).toBe(false);
  const sent = moved(picnic, end, next);
  expect(sent).toMatchObject({ step: 4, returnTo: 6 });
});

test('the browser cannot go past an unanswered question or onto a skipped one', () => {
  expect(play(picnic, [{ type: 'visit', step: 5 }]).step).toBe(0);
  const place = play(picnic, [choose('dog', 'No')]);
  expect(moved(picnic, place, { type: 'visit', step: 2 }).step).toBe(0);
  expect(moved(picnic, place, { type: 'visit', step: 6 }).step).toBe(3);
  expect(moved(picnic, place, { type: 'visit', step: -3 }).step).toBe(0);
});

test('a draft has no name, and after a reload the name is asked again before going on', () => {
  const end = play(picnic, toTheList);
  const draft = draftOf(picnic, end);
  expect(JSON.stringify(draft)).not.toContain('Ann');
  const again = moved(picnic, startOf(picnic), { type: 'restore', draft });
  expect(again).toMatchObject({ step: 4, returnTo: 6, answers: { note: 'x' } });
  expect(play(picnic, [answer('host', 'Ann'), next], again).step).toBe(6);
  expect(draft.question).toBe(6);
});

test.each([[null], ['not json'], ['null'], ['7'], ['{"answers":null,"step":1}'], ['{"answers":{},"step":"1"}']])(
  'an invalid draft, %s, is ignored',
  (text) => {
    expect(draftFrom(text)).toBeNull();
  },
);

test('a hostile draft adds no unknown fields, no answers that are not choices and no unreachable step', () => {
  const draft = draftFrom('{"answers":{"dog":"<img src=x>","evil":"1","note":["x"],"cost":"25"},"step":1e9}');
  if (!draft) throw new Error('expected a draft');
  const place = moved(picnic, startOf(picnic), { type: 'restore', draft });
  expect(place).toEqual({ answers: { ...startOf(picnic).answers, cost: '25' }, step: 0 });
  expect(moved(picnic, place, { type: 'restore', draft: { answers: {}, step: Number.NaN } }).step).toBe(0);
});

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [8, 2],
  [15, 3],
  [19, 4],
])('with %i of 19 questions answered and nothing sent, %i of 5 houses are lit', (passed, lit) => {
  expect(litHouses(passed, 19, 5)).toBe(lit);
});

/** Possible events, as seeds that become a move that fits the current step. */
const anything = fc.record({
  act: fc.constantFrom(
    'good',
    'good',
    'good',
    'good',
    'bad',
    'arrow',
    'next',
    'back',
    'back',
    'reload',
    'change',
    'change',
    'visit',
    'stray',
    'restart',
  ),
  pick: fc.nat(1000),
});
const straightOn = fc.record({ act: fc.constant('good'), pick: fc.nat(1000) });

/** Regular answers for a while, so that every question is reached; then anything. */
const runs = fc
  .tuple(fc.array(straightOn, { maxLength: 30 }), fc.array(anything, { maxLength: 60 }))
  .map(([start, rest]) => [...start, ...rest]);

function fitting(step: Step, pick: number): string {
  if (step.kind === 'choice') {
    return step.choices[pick % step.choices.length]?.value ?? '';
  }
  if (step.kind === 'percent') return String(pick % 100);
  // Above 0: extra cash that was requested cannot be none.
  if (step.kind === 'money') return String(1 + (pick % 1000));
  const samples = { zip: '43215', email: 'sam@example.com', phone: '(614) 555-0100', text: 'Rex' };
  return samples[step.kind];
}

function moveFor(questionnaire: Questionnaire, place: Place, act: string, pick: number): readonly Move[] {
  const screen = screensOf(questionnaire)[place.step];
  if (!screen) throw new Error('no screen in view');
  // A screen without a question, such as the list of answers, needs Continue.
  const step = screen.steps[0] ?? questionnaire.steps[0];
  if (!step) throw new Error('no step');
  const { field } = step;
  switch (act) {
    case 'good':
      if (screen.steps.length === 0) return [next];
      if (screen.steps.length === 1 && isTiles(step)) return [choose(field, fitting(step, pick))];
      return [...screen.steps.map((one) => answer(one.field, fitting(one, pick))), next];
    case 'bad':
      return [answer(field, ['', 'x', '-5', '150%'][pick % 4] ?? ''), next];
    case 'arrow':
      return [answer(field, fitting(step, pick))];
    case 'back':
      return [back];
    case 'reload':
      return [
        {
          type: 'restore',
          draft: draftFrom(JSON.stringify(draftOf(questionnaire, place))) ?? { answers: {}, step: 0 },
        },
      ];
    case 'change': {
      // Half of the changes go to a question that others depend on.
      const fields = questionnaire.steps.flatMap(({ askedWhen }) => (askedWhen ? [askedWhen.field] : []));
      const hinge = fields[pick % fields.length];
      const any = questionnaire.steps[pick % questionnaire.steps.length]?.field;
      return [{ type: 'change', field: (pick % 2 === 0 ? hinge : any) ?? field }];
    }
    case 'visit':
      return [{ type: 'visit', step: (pick % (screensOf(questionnaire).length + 4)) - 2 }];
    case 'stray': {
      const other = questionnaire.steps[pick % questionnaire.steps.length] ?? step;
      return [choose(other.field, fitting(other, pick))];
    }
    case 'restart':
      return pick % 10 === 0 ? [{ type: 'startOver' }] : [next];
    default:
      return [next];
  }
}

/** The model: a plain record of the answers, with the two rules that may delete one. */
function said(
  questionnaire: Questionnaire,
  before: Place,
  heard: Map<string, string>,
  move: Move,
): Map<string, string> {
  const after = new Map(heard);
  if (move.type === 'startOver') return new Map();
  if (move.type === 'restore') {
    for (const step of questionnaire.steps) {
      const valid = problemOf(step, { ...before.answers, [step.field]: after.get(step.field) }) === null;
      if (step.personal || !valid) after.delete(step.field);
    }
  }
  if (
    move.type === 'answer' ||
    (move.type === 'choose' && screensOf(questionnaire)[before.step]?.steps.some(({ field }) => field === move.field))
  ) {
    const step = questionnaire.steps.find((one) => one.field === move.field);
    if (step && isAsked(step, before.answers)) after.set(move.field, move.value);
  }
  for (const step of questionnaire.steps) {
    const { askedWhen } = step;
    if (askedWhen && after.get(askedWhen.field) !== askedWhen.is) after.delete(step.field);
  }
  return after;
}

/** The first rule that a state violates, in words, or null. */
function brokenRule(questionnaire: Questionnaire, place: Place, heard: Map<string, string>): string | null {
  const screen = screensOf(questionnaire)[place.step];
  if (place.step < 0 || !screen) return `there is no screen ${place.step}`;
  if (!isShown(screen, place.answers)) return `screen ${place.step} is shown and not asked`;
  if (place.returnTo !== undefined && place.returnTo <= place.step) return 'it would return backwards';
  for (const { field, fixHint } of place.blocked?.problems ?? []) {
    const step = screen.steps.find((one) => one.field === field);
    if (!step || problemOf(step, place.answers) !== fixHint) return 'the error is another’s';
  }
  for (const one of questionnaire.steps) {
    const kept = place.answers[one.field] ?? '';
    if (kept !== '' && !isAsked(one, place.answers)) return `${one.field} is not asked and still answered`;
    const word = heard.get(one.field);
    // Extra cash left empty after "No" counts as none.
    const isNone = word === undefined || (word === '' && kept === '0');
    if (!isNone && kept !== word) return `${one.field} was answered ${word} and holds ${kept}`;
  }
  return null;
}

describe.each([
  ['purchase', purchaseQuestionnaire],
  ['refinance', refinanceQuestionnaire],
  ['an invented', picnic],
])('any sequence of answers, Next, Back, reload and Change in the %s questionnaire', (_, questionnaire) => {
  const keys = [...questionnaire.steps.map((step) => step.field), '_id', 'subject'];

  test('keeps every rule', () => {
    fc.assert(
      fc.property(runs, (run) => {
        let place = startOf(questionnaire);
        let heard = new Map<string, string>();
        for (const { act, pick } of run) {
          for (const move of moveFor(questionnaire, place, act, pick)) {
            const before = place;
            place = moved(questionnaire, before, move);
            heard = said(questionnaire, before, heard, move);

            expect(brokenRule(questionnaire, place, heard)).toBeNull();
          }
        }
        const body = bodyFor(formOf(questionnaire), place.answers, { leadId: '2026NOV20FRI091305', nextUrl: '' });
        expect(body.map(([name]) => name)).toEqual(keys);
      }),
      { seed: 20261120, numRuns: 1000 },
    );
  });

  test('a visitor who answers every question as asked reaches the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }), (picks) => {
        let place = startOf(questionnaire);
        const seen = [place.step];
        for (const pick of picks) {
          if (isComplete(questionnaire, place.answers) && place.step === screensOf(questionnaire).length - 1) break;
          place = play(questionnaire, moveFor(questionnaire, place, 'good', pick), place);
          if (place.unusual) place = moved(questionnaire, place, next);
          seen.push(place.step);
        }
        expect(place.step).toBe(screensOf(questionnaire).length - 1);
        expect([...seen].sort((a, b) => a - b)).toEqual(seen);
        expect(isComplete(questionnaire, place.answers)).toBe(true);
      }),
      { seed: 20261120, numRuns: 100 },
    );
  });
});

describe('the amount of extra cash', () => {
  const at = screensOf(refinanceQuestionnaire).findIndex(({ steps }) => steps[0]?.field === 'borrow_want');
  function wanting(cash: string, amount: string): Place {
    const place = { answers: { ...startOf(refinanceQuestionnaire).answers, borrowAdditionalCash: cash }, step: at };
    return play(refinanceQuestionnaire, [answer('borrow_want', amount), next], place);
  }

  test('may be left empty after No, and is then 0', () => {
    expect(wanting('No', '')).toMatchObject({ step: at + 1, answers: { borrow_want: '0' } });
    expect(wanting('No', '5000')).toMatchObject({ step: at + 1, answers: { borrow_want: '5000' } });
  });

  test.each(['', '-5'])('may not be "%s" after Yes', (amount) => {
    expect(wanting('Yes', amount)).toMatchObject({ step: at, blocked: { problems: [{ field: 'borrow_want' }] } });
    expect(wanting('Yes', '20000').step).toBe(at + 1);
  });

  test('of 0 after Yes changes the Yes to No', () => {
    expect(wanting('Yes', '0')).toMatchObject({
      step: at + 1,
      answers: { borrowAdditionalCash: 'No', borrow_want: '0' },
    });
  });
});

test('two questions on one screen are both asked, under their own names', () => {
  const at = screensOf(purchaseQuestionnaire).findIndex(({ kind }) => kind === 'pair');
  const place: Place = { answers: startOf(purchaseQuestionnaire).answers, step: at };
  expect(moved(purchaseQuestionnaire, place, next).blocked?.problems.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
  ]);
  const half = play(purchaseQuestionnaire, [answer('firstName', 'Sam'), next], place);
  expect(half.blocked?.problems.map(({ field }) => field)).toEqual(['lastName']);
  expect(play(purchaseQuestionnaire, [answer('lastName', 'Lee'), next], half).step).toBe(at + 1);
});
