import { Tag } from '@/components/drawings/plate';
import { listText } from '@/lib/calculators/words';

/** What an answer counts. */
export type AnswerStatus = {
  /** Whether the visitor has not changed a number yet. */
  readonly example: boolean;
  /** Labels of the fields with a text that cannot be read: the answer counts their last value. */
  readonly unparsed: readonly string[];
};

/** Says whose numbers an answer counts. */
export function NumbersTag({ example }: Pick<AnswerStatus, 'example'>) {
  return <Tag>{example ? 'Example numbers, put in yours' : 'Your numbers'}</Tag>;
}

/** Says why an answer is out of date: "Not updated: Home price cannot be read."; empty while it is not. */
export function staleText({ unparsed }: Pick<AnswerStatus, 'unparsed'>): string {
  return unparsed.length > 0 ? `Not updated: ${listText(unparsed)} cannot be read.` : '';
}
