import { replay, runSchedules } from '@/__tests__/lib/leads/submit-world';

// `npx tsx bench/submit.ts [schedules] [first seed]`, or `npx tsx bench/submit.ts --seed 123` to replay one.
const [first, second] = process.argv.slice(2);
const zeros = ['acknowledgedNotStored', 'storedTwice', 'stillSending', 'silentEnd'] as const;

if (first === '--seed') {
  console.log(await replay(Number(second)));
} else {
  const started = performance.now();
  const tally = await runSchedules(Number(second ?? 1), Number(first ?? 1_000_000));
  const seconds = (performance.now() - started) / 1000;
  console.log(`schedules                     ${tally.schedules.toLocaleString('en-US')} in ${seconds.toFixed(1)} s`);
  console.log(`requests                      ${tally.requests.toLocaleString('en-US')}`);
  console.log(`told "received"               ${tally.toldReceived.toLocaleString('en-US')}`);
  console.log(`told "not sent"               ${tally.toldNotSent.toLocaleString('en-US')}`);
  console.log(`left before the answer        ${tally.leftBeforeAnswer.toLocaleString('en-US')}`);
  console.log(`acknowledged, not stored      ${tally.acknowledgedNotStored}`);
  console.log(`stored twice                  ${tally.storedTwice}`);
  console.log(`still sending after 90 s      ${tally.stillSending}`);
  console.log(`ended without a word          ${tally.silentEnd}`);
  if (zeros.some((name) => tally[name] > 0)) {
    for (const seed of tally.seeds) console.log(`\nseed ${seed}:\n${await replay(seed)}`);
    process.exitCode = 1;
  }
}
