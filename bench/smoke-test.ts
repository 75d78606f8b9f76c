/** Whether benchmarks only check that they work: one page, one run, no limits. Set by `npm run bench -- --once`. */
export const isSmokeTest = process.env.BENCH_ONCE === '1';
