/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const openings = [
  '',
  '"',
  "'",
  '>',
  '">',
  "'>",
  '-->',
  '</title>',
  '</script>',
  '</style>',
  '</textarea>',
  '\\"',
  ']]>',
  `\${`,
  '{{',
  '%0d%0a',
  '\u2028',
];
const cores = [
  '<script>CALL</script>',
  '<ScRiPt>CALL</sCrIpT>',
  '<img src=x onerror=CALL>',
  '<img/src="x"/onerror="CALL">',
  '<svg onload=CALL>',
  '<svg><script>CALL</script></svg>',
  '<svg><animate onbegin=CALL attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.CALL</script>">',
  '<iframe src="javascript:parent.CALL">',
  '<details open ontoggle=CALL>',
  '<input autofocus onfocus=CALL>',
  '<video><source onerror=CALL></video>',
  '<body onload=CALL>',
  '<math><mtext><table><mglyph><style><img src=x onerror=CALL>',
  '<a href="javascript:CALL">x</a>',
  '<object data="javascript:CALL">',
  '<form><button formaction="javascript:CALL">x</button></form>',
  '<base href="javascript:CALL//">',
  '<style>@import "javascript:CALL";</style>',
  'javascript:CALL',
  'data:text/html,<script>parent.CALL</script>',
  '";CALL;//',
  "';CALL;//",
  '`;CALL;`',
  `\${CALL}`,
  '{{constructor.constructor("CALL")()}}',
  '__proto__[onerror]=CALL',
  'constructor[prototype][innerHTML]=<img src=x onerror=CALL>',
  '\u0000<script>CALL</script>',
  '＜script＞CALL＜/script＞',
  '&lt;script&gt;CALL&lt;/script&gt;',
  '%3Cscript%3ECALL%3C/script%3E',
  '\\u003cscript\\u003eCALL\\u003c/script\\u003e',
];
const closings = ['', '<!--', '//', '"', "'", '/*', '&', '=1&x=2', ' '];

/** So many different texts that run `injected(number)` wherever text becomes markup or code; the same for a seed. */
export function payloads(count: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const made = new Set<string>();
  while (made.size < count) {
    made.add(`${pick(openings)}${pick(cores)}${pick(closings)}`.replace('CALL', `injected(${made.size})`));
  }
  return [...made];
}
