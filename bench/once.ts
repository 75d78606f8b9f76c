/** Whether a benchmark only shows that it works: one page, one run, and no figure is judged. `npm run bench -- --once` sets it. */
export const once = process.env.BENCH_ONCE === '1';
