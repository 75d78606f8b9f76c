import { between, box, disc, fill, ink, line, mixed, pane, plate } from './draw';

type PorchState = {
  /** How far the door is open, 0 to 1. */
  readonly open: number;
  /** Light in the window and the fanlight, 0 to 1. */
  readonly indoors: number;
  /** Light of the porch lamp, 0 to 1. */
  readonly lamp: number;
};

/** A front porch at night: door, fanlight, window, lamp and number plate. */
export function porch({ open, indoors, lamp }: PorchState): string {
  const glass = mixed(ink.slateLine, ink.lamp, indoors);
  const edge = between(368, 310, open);
  const drop = 22 * open;
  const panelLeft = between(260, 256, open);
  const panelRight = between(354, 300, open);
  const slant = between(0, 14, open);
  const hall =
    fill(mixed(ink.night2, ink.halo, indoors), box(246, 182, 122, 198)) +
    fill(mixed(ink.night, ink.hall, indoors), box(262, 196, 90, 184)) +
    fill(mixed(ink.dark, ink.brick, indoors), box(262, 330, 90, 50));
  const leaf =
    fill(ink.red, `M246 182L${edge} ${182 + drop}V${between(380, 400, open)}L246 380z`) +
    fill(
      ink.red2,
      `M${panelLeft} ${200}L${panelRight} ${200 + slant}v${between(72, 66, open)}L${panelLeft} ${between(272, 270, open)}z`,
      `M${panelLeft} ${286}L${panelRight} ${286 + slant}v${between(78, 66, open)}L${panelLeft} ${between(364, 352, open)}z`,
    ) +
    fill(ink.lamp, box(edge - 11, 284, 6, 12));
  const fan =
    fill(glass, 'M246 168a61 61 0 0 1 122 0z') + line(ink.white, 4, 'M307 168v-61M307 168l-43-43M307 168l43-43');
  const spill = `<path opacity="${Math.round(open * indoors * 90) / 100}" fill="${ink.halo}" d="M246 380h122l40 20H206z"/>`;
  return (
    fill(ink.night, box(0, 0, 640, 400)) +
    fill(ink.slate, box(70, 70, 500, 330)) +
    line(ink.slateLine, 2, ...[104, 138, 172, 206, 240, 274, 308, 342].map((y) => `M70 ${y}h500`)) +
    fill(ink.roof, 'M34 74L76 0h488l42 74z') +
    fill(ink.cream, box(34, 66, 572, 16)) +
    fill(ink.white, 'M232 380V168a75 75 0 0 1 150 0v212z') +
    fan +
    hall +
    leaf +
    disc(428, 196, 40, ink.halo, lamp * 0.8) +
    fill(ink.dark, box(418, 164, 20, 10)) +
    fill(mixed(ink.slateLine, ink.lamp, lamp), box(415, 174, 26, 34)) +
    plate(398, 248, 60, 42, '27', 24) +
    fill(ink.cream, box(84, 82, 26, 298), box(530, 82, 26, 298)) +
    fill(ink.stone, box(34, 380, 572, 20)) +
    fill(ink.trim, box(218, 372, 178, 14)) +
    spill +
    pane(130, 150, 66, 118, { light: indoors, frame: ink.cream }) +
    fill(ink.brick, 'M470 338h44l-6 42h-32z') +
    fill(ink.leaf, 'M492 340c-26-8-30-40-14-56 2 16 8 22 14 30 4-16 12-24 24-28 8 24-2 48-24 54z')
  );
}
