import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// As in setup.ts: what takes longer than usual on a busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });
