/** Whether every case of every product runs (`npm run test:full`), not the share of them that `npm test` runs. */
export const runsInFull = process.env.TEST_FULL === '1';
