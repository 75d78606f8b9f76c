import { z } from 'zod';
import { fillFacts } from '../facts/facts';
import { checkFile, id, text } from '../schema/check';
import documents from './documents.json' with { type: 'json' };

const file = 'content/loans/documents.json';

const document = z.strictObject({ id, text, hint: text.optional() });

/** A group with `who` applies only to some readers, who can select it by `choice`. Ids are anchors. */
const group = z.strictObject({
  id,
  heading: text,
  who: text.optional(),
  choice: text.optional(),
  items: z.array(document).readonly(),
});

/** The documents that a lender asks for, in groups; those for everyone come first. */
export const documentGroups = checkFile(file, z.array(group).readonly(), fillFacts(file, documents));
