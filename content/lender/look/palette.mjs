/** The design’s colors: the two that a brand chooses, `enamel` and `lamp`, and those derived from each. */
const design = {
  ink: '#14202e',
  enamel: '#134382',
  'enamel-dark': '#0e3263',
  night: '#0b2548',
  'night-2': '#16355f',
  'night-text': '#d5e1ee',
  sky: '#e2edf7',
  'sky-2': '#f0f5fa',
  lamp: '#ffc53d',
  'lamp-dark': '#f2ae12',
  'lamp-2': '#fff3d4',
};

/** @param {string} hex */
const channelsOf = (hex) =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

/**
 * The contrast ratio of two colors by WCAG 2, from 1 to 21.
 * @param {string} one
 * @param {string} other
 */
export function contrastOf(one, other) {
  const [dark, light] = [one, other]
    .map(channelsOf)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Lightness and the two color axes in Oklab (https://bottosson.github.io/posts/oklab).
 * @param {string} hex
 */
function oklabOf(hex) {
  const [r, g, b] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * The color with this lightness and chroma, or a paler one that sRGB can show.
 * @param {number[]} color Lightness and the two color axes.
 * @returns {string}
 */
function hexOf([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const isShown = linear.every((share) => share > -0.002 && share < 1.002);
  if (!isShown && Math.hypot(a, b) > 0.001) return hexOf([lightness, a * 0.96, b * 0.96]);
  const bytes = linear.map((share) => {
    const within = Math.min(1, Math.max(0, share));
    return Math.round(255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * `name` with the brand’s color in place of the design’s: hue and chroma change accordingly.
 * @param {string} brand
 * @param {'enamel' | 'lamp'} of
 * @param {keyof typeof design} name
 * @param {number} lightness
 */
function follow(brand, of, name, lightness) {
  const [[, a, b], [, fromA, fromB], [, toA, toB]] = [brand, design[of], design[name]].map(oklabOf);
  // Multiplying by the complex quotient of two colors rotates and scales a third.
  const size = fromA ** 2 + fromB ** 2;
  const [turnA, turnB] = [(toA * fromA + toB * fromB) / size, (toB * fromA - toA * fromB) / size];
  return hexOf([lightness, a * turnA - b * turnB, a * turnB + b * turnA]);
}

/** WCAG 2.2, 1.4.6 (AAA) for text of any size. */
const minContrast = 7;

/**
 * Lightens or darkens a color in steps until each text on it, or each background behind it, has enough contrast.
 * @param {(lightness: number) => string} colorOf
 * @param {number} start
 * @param {-0.005 | 0.005} step
 * @param {readonly string[]} others
 */
function readable(colorOf, start, step, others) {
  for (let lightness = start; lightness > 0 && lightness < 1; lightness += step) {
    const color = colorOf(lightness);
    if (others.every((other) => contrastOf(color, other) >= minContrast)) return color;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

/**
 * The site's eleven colors from the brand’s two. To preserve text contrast, a first color that is too light becomes
 * darker, and a second one that is too dark becomes lighter.
 * @param {{ readonly first: string, readonly second: string }} brand
 */
export function paletteOf({ first, second }) {
  const lightnessOf = (color) => oklabOf(color)[0];
  const gap = (name, of) => lightnessOf(design[name]) - lightnessOf(design[of]);
  const ofFirst = (name) => (lightness) => follow(first, 'enamel', name, lightness);
  const ofSecond = (name) => (lightness) => follow(second, 'lamp', name, lightness);
  const [sky, paleSky, pale] = [
    ofFirst('sky')(lightnessOf(design.sky)),
    ofFirst('sky-2')(lightnessOf(design['sky-2'])),
    ofSecond('lamp-2')(lightnessOf(design['lamp-2'])),
  ];
  const white = '#ffffff';
  const ink = readable(ofFirst('ink'), lightnessOf(design.ink), -0.005, [sky, paleSky, pale]);
  const enamel = readable(
    (lightness) => (lightness === lightnessOf(first) ? first : ofFirst('enamel')(lightness)),
    lightnessOf(first),
    -0.005,
    [white, sky, paleSky, pale],
  );
  const dark = (name) => readable(ofFirst(name), lightnessOf(design[name]), -0.005, [white]);
  const [night, raised] = [dark('night'), dark('night-2')];
  const lampDark = readable(ofSecond('lamp-dark'), lightnessOf(second) + gap('lamp-dark', 'lamp'), 0.005, [ink]);
  const lamp = readable(
    (lightness) => (lightness === lightnessOf(second) ? second : ofSecond('lamp')(lightness)),
    Math.max(lightnessOf(second), lightnessOf(lampDark) - gap('lamp-dark', 'lamp')),
    0.005,
    [ink],
  );
  return {
    ink,
    enamel,
    'enamel-dark': readable(ofFirst('enamel-dark'), lightnessOf(enamel) + gap('enamel-dark', 'enamel'), -0.005, [
      white,
    ]),
    night,
    'night-2': raised,
    'night-text': readable(ofFirst('night-text'), lightnessOf(design['night-text']), 0.005, [night, raised]),
    sky,
    'sky-2': paleSky,
    lamp,
    'lamp-dark': lampDark,
    'lamp-2': pale,
  };
}
