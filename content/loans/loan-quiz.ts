import { z } from 'zod';
import type { QuizLoan } from '@/lib/loan-quiz';
import { fillFacts } from '../facts/facts';
import { checkFile, id, text } from '../schema/check';
import quiz from './loan-quiz.json' with { type: 'json' };

const file = 'content/loans/loan-quiz.json';

const answer = z.strictObject({ id, label: text });

const loan = z.strictObject({
  name: text,
  path: z.string().regex(/^\/[\w/#-]+$/, 'write a path of this site'),
  needs: z.array(id).optional(),
  not: z.array(z.union([id, z.tuple([id, id])])),
  because: z.record(id, text),
  catch: text,
  catches: z.record(id, text).optional(),
  cost: z.int(),
}) satisfies z.ZodType<QuizLoan>;

const schema = z.strictObject({
  questions: z.array(z.strictObject({ id, text, answers: z.array(answer) })),
  loans: z.array(loan),
});

export const loanQuiz = checkFile(file, schema, fillFacts(file, quiz));
