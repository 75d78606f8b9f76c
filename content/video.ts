import { company } from './company';
import { fact } from './facts';

/** One caption: seconds from the start of the film, and at most two lines of 42 characters. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string };

/** A scene of a film: what is drawn, and its captions as [start, end, text]. */
type Scene = {
  readonly id: string;
  readonly start: number;
  readonly title: string;
  readonly drawing: string;
  readonly lines: readonly (readonly [start: number, end: number, text: string])[];
};

/** The film on the purchase page, in seconds. It has no sound: the captions carry every word. */
export const purchaseFilm = {
  title: 'Buying a home in Ohio',
  seconds: 100,
  /** As printed beside Play. */
  length: '1 min 40 s',
  note: 'With captions. There is no sound.',
  transcriptTitle: 'What the film shows and says',
} as const;

/** The addresses of the film and its captions, files below `public`; `npm run film` writes them. */
export const filmFiles = {
  webm: '/film/buying-a-home-in-ohio.webm',
  mp4: '/film/buying-a-home-in-ohio.mp4',
  captions: '/film/buying-a-home-in-ohio.en.vtt',
} as const;

/**
 * The six scenes: what is drawn, and the captions over it. `lines` are [start, end, text]; together they cover the film.
 */
export const purchaseScenes = [
  {
    id: 'street',
    start: 0,
    title: 'A street at dusk',
    drawing: 'A row of five Ohio houses at dusk. One window after another lights up.',
    lines: [
      [0.5, 5.5, 'Buying a home in Ohio is a long list of small steps.'],
      [5.5, 10.5, 'Here they are, in an order that saves you time.'],
      [10.5, 16, 'First, find out what you can borrow and what it costs a month.'],
    ],
  },
  {
    id: 'door',
    start: 16,
    title: 'A door opens',
    drawing: 'A red front door with a fanlight opens, and warm light falls on the step.',
    lines: [
      [16, 21.5, 'Then talk to a loan officer. It is free, and you owe us nothing.'],
      [21.5, 27, 'We check your documents and write a pre-approval letter.'],
      [27, 33, 'The letter tells a seller that your offer can be taken seriously.'],
    ],
  },
  {
    id: 'papers',
    start: 33,
    title: 'The paperwork',
    drawing: 'Sheets of paper slide into a neat pile, and a check mark appears on each.',
    lines: [
      [33, 38.5, 'Gather two months of bank statements, all pages.'],
      [38.5, 44, 'Add two years of W-2s or tax returns, and recent pay stubs.'],
      [44, 50, 'We will tell you what else your loan needs.'],
    ],
  },
  {
    id: 'calendar',
    start: 50,
    title: 'The calendar',
    drawing: 'A wall calendar. Days are crossed off until one of them is circled.',
    lines: [
      [50, 55.5, 'Your offer is taken. Now you apply, and the clock starts.'],
      [55.5, 61.5, `Within ${fact('loanEstimateDays').text} you have a Loan Estimate: rate, payment and costs.`],
      [61.5, 67, 'An appraiser looks at the home. An underwriter looks at the loan.'],
    ],
  },
  {
    id: 'key',
    start: 67,
    title: 'The key',
    drawing: 'A house key turns slowly on its ring.',
    lines: [
      [67, 73, `At least ${fact('closingDisclosureDays').text} before closing you see the final figures.`],
      [73, 78.5, 'Walk through the home once more. Call before you wire money.'],
      [78.5, 84, 'You sign, the money moves, and the key is yours.'],
    ],
  },
  {
    id: 'porch',
    start: 84,
    title: 'The porch',
    drawing: 'A porch at night. The lamp beside the door comes on.',
    lines: [
      [84, 89.5, 'Start where you are. Every step can be one phone call.'],
      [89.5, 95, `${company.registeredName}, NMLS #${company.nmls}, Ohio certificate ${company.certificate}.`],
      [95, 99.5, 'Licensed in Ohio only. Equal Housing Opportunity.'],
    ],
  },
] as const satisfies readonly Scene[];

/** The captions in order, for the film's WebVTT file. */
export const purchaseCaptions: readonly Cue[] = purchaseScenes.flatMap((scene) =>
  scene.lines.map(([start, end, text]) => ({ start, end, text })),
);

/** What the last picture of the film says. */
export const filmClosing = {
  name: company.registeredName,
  numbers: `NMLS #${company.nmls}, Ohio certificate ${company.certificate}`,
};
