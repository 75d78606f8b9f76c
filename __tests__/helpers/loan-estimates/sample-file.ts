import { federalSample } from './drawn';
import { helvetica } from './library-writer';
import { writtenPlainly } from './plain-writer';

/** The federal sample of a Loan Estimate as a PDF file. */
export async function federalSampleFile(): Promise<Buffer> {
  const plain = { order: 'reading', cut: 'never', turn: 0, turnBack: false, scale: 1 } as const;
  return Buffer.from(writtenPlainly(federalSample, plain, 0, await helvetica()));
}
