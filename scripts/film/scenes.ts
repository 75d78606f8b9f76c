import { between, box, disc, eased, fill, group, ink, line, mixed, pane, plate, sheet, words } from './draw';
import { porch } from './porch';
import { streetScene } from './street';

/** The texts of the last picture of the film. */
export type Closing = { readonly name: string; readonly numbers: string };

/** Seconds in which a scene fades in, and in which it fades out. */
const fade = 0.25;

/** The door opens on a lit hall, and a letter is written; `now` in seconds of the scene. */
function doorScene(now: number): string {
  const open = eased(now, 1.6, 2.2);
  const arrive = eased(now, 6, 1);
  const letter =
    sheet(0, 0, 'Pre-approval', { written: Math.min(1, Math.max(0, (now - 7) / 3)) }) +
    line(ink.enamel, 3, now > 10.4 ? 'M14 132c6-10 10-10 10 0s6 6 10-2 8-4 10 2 8 2 12-2' : '') +
    group(disc(92, 128, 16, ink.lamp) + line(ink.dark, 3.5, 'M84 128l6 6 10-12'), { opacity: eased(now, 11.4, 0.4) });
  return porch({ open, indoors: 1, lamp: 1 }) + group(letter, { x: 111, y: between(420, 138, arrive) });
}

/** Papers slide onto a desk, are ticked, and come together in a pile. */
function papersScene(now: number): string {
  const pile = eased(now, 12, 1.6);
  const papers = [
    { title: 'Bank statements', start: 0.6, tick: 3.4, x: 128, pile: 256, lift: 20, paper: ink.trim },
    { title: 'W-2s', start: 5.8, tick: 7.8, x: 298, pile: 246, lift: 10, paper: ink.cream },
    { title: 'Pay stubs', start: 8, tick: 9.8, x: 468, pile: 236, lift: 0, paper: ink.paper },
  ];
  const sheets = papers.map((paper) => {
    const x = between(660, paper.x, eased(now, paper.start, 1));
    const drawn = sheet(0, 0, paper.title, {
      tick: eased(now, paper.tick, 0.4),
      paper: mixed(ink.paper, paper.paper, pile),
    });
    return group(drawn, { x: between(x, paper.pile, pile), y: 111 - paper.lift * pile, scale: 1.3 });
  });
  const clip = eased(now, 13.6, 0.6);
  return (
    fill(ink.night2, box(0, 0, 640, 400)) +
    fill('#ffe9b033', 'M70 170L20 314h146L116 170z') +
    sheets.join('') +
    group(line(ink.dusk, 5, 'M350 84v54a9 9 0 0 0 18 0v-50a7 7 0 0 0-14 0v46'), {
      y: between(-40, 0, clip),
      opacity: clip,
    }) +
    fill(ink.wood, box(0, 314, 640, 86)) +
    fill('#5a3d30', box(0, 314, 640, 8)) +
    fill(ink.dark, box(90, 170, 5, 138), box(66, 306, 54, 8)) +
    fill(ink.leaf2, 'M62 170l16-42h30l16 42z') +
    fill(ink.lamp, box(78, 170, 30, 6))
  );
}

const calendarDays = [0, 1, 2, 3].flatMap((row) => [1, 2, 3, 4, 5].map((column) => ({ row, column })));

/** The second at which each day is ticked: three before the estimate arrives, the rest while the loan is reviewed. */
function tickedAt(day: number): number {
  return day < 3 ? 1.4 + day * 1.2 : 6.4 + (day - 3) * 0.43;
}

/** Days of a wall calendar are ticked off until one is ringed; the estimate arrives, then the home is appraised. */
function calendarScene(now: number): string {
  const cell = 42;
  const at = (row: number, column: number) => ({ x: 72 + column * cell, y: 128 + row * cell });
  const grid = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6].map((column) => {
      const { x, y } = at(row, column);
      return box(x, y, 30, 30);
    }),
  );
  const weekend = grid.filter((_, index) => index % 7 === 0 || index % 7 === 6);
  const ticks = calendarDays.map(({ row, column }, day) => {
    const { x, y } = at(row, column);
    const done = eased(now, tickedAt(day), 0.25);
    return group(fill('#d9e6d9', box(x, y, 30, 30)) + line(ink.green, 4, `M${x + 7} ${y + 15}l6 7 11-14`), {
      opacity: done,
    });
  });
  const last = at(4, 3);
  const ringed = eased(now, 14.4, 0.6);
  const estimate = eased(now, 5.6, 0.9);
  const look = eased(now, 11.6, 0.8);
  const glide = eased(now, 12.4, 3);
  const home =
    fill(ink.brick2, box(92, 8, 16, 40)) +
    fill(ink.cream, box(16, 62, 108, 70)) +
    fill(ink.roof, 'M2 66L34 18h72l32 48z') +
    fill(ink.white, box(2, 62, 136, 7)) +
    pane(28, 82, 28, 30, { light: 1 }) +
    pane(90, 82, 24, 30, { light: 1 }) +
    fill(ink.white, box(62, 80, 24, 52)) +
    fill(ink.red, box(66, 90, 16, 42));
  const lens = group(
    `<circle cx="0" cy="0" r="24" fill="#ffffff" opacity=".35"/><circle cx="0" cy="0" r="24" fill="none" stroke="${ink.lamp}" stroke-width="6"/>` +
      line(ink.lamp, 8, 'M17 17l20 20'),
    { x: between(30, 104, glide), y: 92 },
  );
  return (
    fill(ink.night2, box(0, 0, 640, 400)) +
    fill(ink.cream, box(48, 52, 324, 296)) +
    fill(ink.brick, box(48, 52, 324, 56)) +
    fill(ink.dark, box(120, 36, 8, 36), box(292, 36, 8, 36)) +
    fill(ink.trim, ...grid) +
    fill(ink.stone, ...weekend) +
    ticks.join('') +
    disc(last.x + 15, last.y + 15, 24 * ringed, ink.lamp) +
    group(fill(ink.enamel, `M${last.x + 4} ${last.y + 15}l11-11 11 11v13h-7v-9h-8v9h-7z`), { opacity: ringed }) +
    group(sheet(0, 0, 'Loan Estimate', { tick: eased(now, 8.6, 0.4) }), { x: between(660, 446, estimate), y: 44 }) +
    group(home + lens, { x: 434, y: between(230, 216, look), opacity: look })
  );
}

/** The angle of a swing that starts at a second and dies down, in degrees; exactly 0 once it is too small to see. */
function swingOf(now: number, start: number, degrees: number): number {
  const passed = now - start;
  if (passed <= 0 || passed > 5.4) return 0;
  return degrees * Math.sin((2 * Math.PI * passed) / 2.7) * (1 - passed / 5.4);
}

/** A key swings on its ring between the final figures and the house. */
function keyScene(now: number): string {
  const swing = swingOf(now, 0.4, 13) + swingOf(now, 12, 8);
  const tag = swingOf(now, 0.6, 17) + swingOf(now, 12.2, 10);
  const glow = eased(now, 12, 1.2);
  const figures = eased(now, 0.6, 1);
  const walk = (room: number) => eased(now, 6.6 + room * 0.9, 0.5);
  const key =
    line(ink.stone, 5, 'M320 40a16 16 0 1 1 0 32 16 16 0 0 1 0-32z') +
    `<path fill="${ink.lamp}" fill-rule="evenodd" d="M320 66a36 36 0 1 1 0 72 36 36 0 0 1 0-72zm0 18a18 18 0 1 0 0 36 18 18 0 0 0 0-36z"/>` +
    fill(ink.lamp, 'M311 134h18v136h22v16h-22v12h16v16h-34z') +
    fill('#f2ae12', 'M320 138h9v132h22v5h-22v23h16v5h-16v11h-9z');
  const label = line(ink.stone, 3, 'M326 70l14 46') + plate(306, 114, 68, 48, '27', 28);
  const house =
    fill(ink.brick2, box(96, 0, 18, 50)) +
    fill(ink.slate, 'M10 84L74 20l64 64v116H10z') +
    line(ink.slateLine, 1.5, ...[104, 122, 140, 158, 176].map((y) => `M10 ${y}h128`)) +
    fill(ink.cream, 'M74 6L0 80l7 8 67-66 67 66 7-8z') +
    pane(30, 74, 32, 42, { light: walk(2) }) +
    pane(86, 74, 32, 42, { light: walk(3) }) +
    pane(82, 138, 40, 40, { light: walk(1) }) +
    fill(ink.white, box(28, 134, 38, 66)) +
    fill(mixed(ink.slateLine, ink.lamp, walk(0)), box(33, 139, 28, 10)) +
    fill(ink.red, box(33, 153, 28, 47)) +
    fill(ink.trim, box(20, 194, 54, 6));
  return (
    fill(ink.night, box(0, 0, 640, 400)) +
    disc(320, 186, 132, ink.halo, glow * 0.22) +
    group(sheet(0, 0, 'Final figures', { tick: eased(now, 4.2, 0.4) }), { x: between(-140, 66, figures), y: 176 }) +
    group(house, { x: 452, y: 132 }) +
    fill(ink.stone, box(0, 332, 640, 68)) +
    fill('#a8a194', box(0, 332, 640, 4)) +
    fill(ink.dark, box(317, 0, 6, 46)) +
    group(key, { turn: { degrees: swing, x: 320, y: 44 } }) +
    group(label, { turn: { degrees: tag, x: 322, y: 60 } })
  );
}

/** The porch lamp comes on; then the lender's name, and the Equal Housing Opportunity mark. */
function porchScene(now: number, closing: Closing): string {
  const lamp = eased(now, 2.2, 0.5);
  const card = eased(now, 5.3, 0.4);
  const mark = eased(now, 11, 0.6);
  const logo =
    `<g transform="translate(280 70) scale(2)"><rect width="40" height="40" rx="6" fill="${ink.enamel}"/><path fill="#fff" d="M7 33V19l5-6 5 6v14zM24 33V17h9v16zM22.5 17v-3h12v3z"/><path fill="#c4202e" d="M15.5 33V13.5L20.5 5l5 8.5V33z"/><path fill="#ffc53d" d="M18.5 33v-9a2 2 0 0 1 4 0v9z"/></g>` +
    words(320, 200, 34, closing.name) +
    words(320, 232, 18, closing.numbers, { colour: '#d5e1ee', face: 'Figtree' });
  const equal =
    `<path transform="translate(192 262)" fill="#fff" fill-rule="evenodd" d="M24 0L0 12v9h5v23h38V21h5v-9zM11.5 15.5L24 9l12.5 6.5V37.5h-25zM17 19h14v5.500H17zM17 28h14v5.500H17z"/>` +
    words(256, 290, 18, 'Equal Housing Opportunity', { face: 'Figtree', anchor: 'start' });
  return (
    porch({ open: 0, indoors: eased(now, 3, 0.6), lamp }) +
    group(fill(ink.night, box(0, 0, 640, 400)) + logo + group(equal, { opacity: mark }), { opacity: card })
  );
}

const scenes: Readonly<Record<string, (now: number, closing: Closing) => string>> = {
  street: streetScene,
  door: doorScene,
  papers: papersScene,
  calendar: calendarScene,
  key: keyScene,
  porch: porchScene,
};

/** Whether there is a drawing for a scene of this id. */
export function isDrawn(id: string): boolean {
  return id in scenes;
}

/**
 * The picture of a scene as SVG of 640 by 400 units, `now` seconds into its `length` seconds. Each scene
 * fades in and out.
 */
export function pictureOf(id: string, now: number, length: number, closing: Closing): string {
  const draw = scenes[id];
  if (!draw) throw new Error(`The film has no drawing for the scene "${id}". Draw it in scripts/film/scenes.ts.`);
  const shade = 1 - eased(now, 0, fade) * (1 - eased(now, length - fade, fade));
  const veil = shade > 0 ? `<path fill="${ink.night}" opacity="${shade.toFixed(2)}" d="M0 0h640v400H0z"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">${draw(now, closing)}${veil}</svg>`;
}
