import { between, box, cardinal, disc, eased, fill, ink, line, mixed, pane } from './draw';

/** Seconds from one window lighting up to the next. */
const pause = 0.44;
const firstLight = 1.2;
/** Windows in the row; they light up in an order that jumps from house to house. */
const windowCount = 31;
const stride = 12;

function lightOf(window: number, now: number): number {
  const turn = (window * stride) % windowCount;
  return eased(now, firstLight + turn * pause, 0.5);
}

/** A row of five houses at dusk whose windows light up one after another; `now` in seconds from the start. */
export function streetScene(now: number): string {
  let next = 0;
  const glass = (x: number, y: number, width: number, height: number, frame: string, bars?: 'across') => {
    next += 1;
    return pane(x, y, width, height, { light: lightOf(next - 1, now), frame, bars: bars ?? 'cross' });
  };
  const transom = (x: number, y: number, width: number) => {
    next += 1;
    return fill(mixed(ink.slateLine, ink.lamp, lightOf(next - 1, now)), box(x, y, width, 11));
  };
  const door = (x: number, y: number, width: number, colour: string, frame: string) =>
    fill(frame, box(x, y, width, 372 - y)) +
    transom(x + 4, y + 4, width - 8) +
    fill(colour, box(x + 4, y + 19, width - 8, 353 - y)) +
    fill(ink.trim, box(x - 8, 366, width + 16, 6));

  const brick =
    fill(ink.brick2, box(46, 66, 20, 30)) +
    fill(ink.trim, box(42, 60, 28, 7)) +
    fill(ink.brick, box(30, 100, 112, 272)) +
    fill(ink.cream, box(23, 88, 126, 13)) +
    fill(ink.trim, box(26, 82, 120, 6)) +
    [118, 180, 242].map((y) => [40, 73, 106].map((x) => glass(x, y, 27, 46, ink.cream, 'across')).join('')).join('') +
    glass(82, 306, 50, 44, ink.cream) +
    door(42, 300, 30, ink.enamel, ink.cream);
  const mansard =
    fill(ink.cream, box(142, 178, 96, 194)) +
    fill(ink.roof, 'M142 178l9-56h78l9 56z') +
    fill(ink.trim, box(147, 116, 86, 7), box(139, 174, 102, 8)) +
    fill(ink.cream, 'M172 170v-26l18-14 18 14v26z') +
    glass(178, 144, 24, 24, ink.cream) +
    [198, 258].map((y) => [153, 199].map((x) => glass(x, y, 28, 46, ink.white, 'across')).join('')).join('') +
    glass(150, 318, 34, 42, ink.white) +
    door(198, 308, 32, ink.brick2, ink.white);
  const gable =
    fill(ink.brick2, box(328, 92, 20, 60)) +
    fill(ink.trim, box(324, 86, 28, 7)) +
    fill(ink.slate, 'M242 186v186h120V186l-60-88z') +
    line(ink.slateLine, 1.5, ...[182, 200, 218, 236, 254, 272].map((y) => `M244 ${y}h116`)) +
    fill(ink.cream, 'M302 82l-74 106 8 7 66-94 66 94 8-7z') +
    disc(302, 150, 15, ink.cream) +
    disc(302, 150, 11, mixed(ink.slateLine, ink.lamp, lightOf(30, now))) +
    [254, 286, 318].map((x) => glass(x, 200, 30, 54, ink.white, 'across')).join('') +
    fill(ink.roof, 'M228 288l14-22h120l14 22z') +
    fill(ink.cream, box(228, 286, 148, 8)) +
    glass(318, 308, 34, 44, ink.white) +
    door(262, 304, 36, ink.red, ink.white) +
    fill(ink.cream, box(236, 294, 7, 78), box(361, 294, 7, 78));
  const stepped =
    fill(ink.brick2, 'M376 372V138h12v-14h16v-14h28v14h16v14h12v234z') +
    fill(
      ink.trim,
      box(372, 132, 16, 7),
      box(448, 132, 16, 7),
      box(384, 118, 20, 7),
      box(432, 118, 20, 7),
      box(400, 104, 36, 7),
    ) +
    [152, 214, 276].map((y) => [388, 422].map((x) => glass(x, y, 26, 44, ink.cream, 'across')).join('')).join('') +
    glass(384, 330, 32, 34, ink.cream, 'across') +
    door(424, 328, 30, ink.leaf2, ink.cream);
  const bungalow =
    fill(ink.wood, box(612, 300, 7, 72)) +
    disc(612, 276, 30, ink.leaf) +
    disc(628, 300, 20, ink.leaf2) +
    fill(ink.brick, box(568, 188, 18, 50)) +
    fill(ink.trim, box(564, 182, 26, 7)) +
    fill(ink.sage, box(474, 282, 126, 90)) +
    line(ink.sageLine, 1.5, ...[298, 314, 330, 346].map((y) => `M474 ${y}h126`)) +
    fill(ink.roof, 'M460 288l26-70h102l26 70z') +
    fill(ink.cream, box(460, 284, 154, 8)) +
    fill(ink.sage, 'M504 270v-28l33-27 33 27v28z') +
    fill(ink.cream, 'M537 206l-42 34 5 7 37-30 37 30 5-7z') +
    glass(524, 238, 26, 28, ink.white) +
    glass(484, 304, 32, 42, ink.white) +
    glass(566, 304, 26, 42, ink.white) +
    door(524, 300, 32, ink.lamp, ink.white) +
    fill(ink.cream, box(464, 292, 7, 80), box(603, 292, 7, 80));

  const arrival = eased(now, 9.5, 2.4);
  const bird =
    now < 9.5
      ? ''
      : cardinal(between(-50, 40, arrival), between(-30, 18, arrival) - 26 * Math.sin(Math.PI * arrival), 0.66);
  const sky = mixed(ink.dusk, ink.night2, eased(now, 0, 15));
  return (
    fill(sky, box(0, 0, 640, 400)) +
    brick +
    mansard +
    gable +
    stepped +
    bungalow +
    fill(ink.leaf, 'M98 372a10 10 0 0 1 20 0 9 9 0 0 1 18 0zM346 372a11 11 0 0 1 22 0 10 10 0 0 1 20 0z') +
    bird +
    fill(ink.stone, box(0, 372, 640, 28)) +
    fill('#a8a194', box(0, 372, 640, 4))
  );
}
