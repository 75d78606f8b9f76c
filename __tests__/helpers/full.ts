/** Whether every case of every product runs (`npm run test:full`) instead of the selection that `npm test` runs. */
export const runsInFull = process.env.TEST_FULL === '1';
