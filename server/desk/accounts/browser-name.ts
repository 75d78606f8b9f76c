/** In this order, because the User-Agent of some browsers also names others. */
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['a Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

export function browserName(userAgent: string): string {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) => list.find(([, mark]) => mark.test(userAgent))?.[0];
  return `${nameIn(browsers) ?? 'A browser'} on ${nameIn(systems) ?? 'another system'}`;
}
