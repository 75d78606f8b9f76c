import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const shared = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** `unit` needs the sources alone; `site` reads the export in `out/`. */
export default async () => ({
  projects: [
    await createJestConfig({
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/__tests__/site/', '<rootDir>/__tests__/e2e/', '<rootDir>/__tests__/helpers/'],
    })(),
    await createJestConfig({
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
    })(),
  ],
});
