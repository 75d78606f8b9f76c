import { exampleRateWords } from '@/content/lender/rates';

/** The rate of our examples with its day, for running text after “at”. */
export function ExampleRate() {
  return exampleRateWords;
}
