import { federalSample } from './drawn';
import { writtenPlainly } from './plain-writer';

/** The federal sample of a Loan Estimate as a PDF file. */
export function federalSampleFile(): Buffer {
  const plain = { order: 'reading', cut: 'never', turn: 0, turnBack: false, scale: 1 } as const;
  return Buffer.from(writtenPlainly(federalSample, plain, 0));
}
