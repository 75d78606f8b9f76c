import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// The commands in package.json write their results there, and Jest doesn't create the folder.
mkdirSync(new URL('./test-results', import.meta.url), { recursive: true });

const createNextJestConfig = nextJest({ dir: './' });

/** Packages that are published only as ES modules, which Jest has to transpile. */
const translated = ['flesch-kincaid', 'syllable', 'age-encryption', '@noble', '@scure'];

function createJestConfig(project) {
  return async () => ({
    ...(await createNextJestConfig(project)()),
    transformIgnorePatterns: [`/node_modules/(?!(?:${translated.join('|')})/)`],
  });
}

/** @type {import('jest').Config} */
const shared = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  // Copies of the repository.
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/test-results/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** @type {import('jest').Config} */
const unit = {
  ...shared,
  moduleNameMapper: {
    // Figures and hours that the lender changes regularly. The site tests read the real ones.
    '^\\./fact-entries$': '<rootDir>/__tests__/frozen/fact-entries.ts',
    '^\\./(rates|hours)\\.json$': '<rootDir>/__tests__/frozen/$1.json',
    ...shared.moduleNameMapper,
  },
  displayName: 'unit',
  testPathIgnorePatterns: ['<rootDir>/__tests__/site/', '<rootDir>/__tests__/e2e/'],
};

/**
 * `unit` needs only the sources: a `.test.tsx` runs in jsdom, a `.test.ts` in plain Node, which starts three times as
 * fast. `site` reads the export in `out/`.
 */
export default async () => ({
  // More workers than cores, because tests of the server often wait for timers, locks and processes.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    await createJestConfig({ ...unit, testMatch: ['<rootDir>/__tests__/**/*.test.ts'] })(),
    await createJestConfig({
      ...unit,
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/__tests__/setup-document.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
    })(),
    await createJestConfig({
      ...shared,
      displayName: 'site',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
    })(),
  ],
});
