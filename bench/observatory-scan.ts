/**
 * One run of the observatory's rules, a process of its own because a certificate is trusted from the start of one only:
 * `tsx bench/observatory-scan.ts <folder of the tool> <port> <port with TLS> <path …>`. Prints `Scores` as JSON.
 */
import { join } from 'node:path';

/** Each page's score, and the rules that took or gave points. */
export type Scores = Readonly<
  Record<string, { readonly score: number; readonly modifiers: Readonly<Record<string, number>> }>
>;

type Place = { readonly httpPort: number; readonly httpsPort: number; readonly path: string };
type Rule = (found: unknown) => { readonly result: string | null };

const [tool = '', httpPort, httpsPort, ...paths] = process.argv.slice(2);

/** What the tool does in its own scan, which knows only the usual ports and the home page. */
const { retrieve }: { readonly retrieve: (host: string, place: Place) => Promise<unknown> } = await import(
  join(tool, 'src', 'retriever', 'retriever.js')
);
const { ALL_TESTS: rules }: { readonly ALL_TESTS: readonly Rule[] } = await import(join(tool, 'src', 'constants.js'));
const { getScoreModifier: pointsOf }: { readonly getScoreModifier: (result: string) => number } = await import(
  join(tool, 'src', 'grader', 'grader.js')
);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT: enough }: { readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number } = await import(
  join(tool, 'src', 'grader', 'charts.js')
);

const scores: Record<string, Scores[string]> = {};
for (const path of paths) {
  const found = await retrieve('localhost', { httpPort: Number(httpPort), httpsPort: Number(httpsPort), path });
  const results = rules.flatMap((rule) => rule(found).result ?? []);
  const points = results.map((result) => [result, pointsOf(result)] as const).filter(([, value]) => value !== 0);
  const sum = (values: readonly (readonly [string, number])[]) =>
    values.reduce((total, [, value]) => total + value, 100);
  const lost = sum(points.filter(([, value]) => value < 0));
  scores[path] = { score: Math.max(0, lost >= enough ? sum(points) : lost), modifiers: Object.fromEntries(points) };
}
console.log(JSON.stringify(scores));
