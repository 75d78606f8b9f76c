import { createHash } from 'node:crypto';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import type { Questionnaire } from '@/lib/questionnaire/definition';

function fileOf(questionnaire: Questionnaire) {
  const text = JSON.stringify(questionnaire);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${questionnaire.id}-${hash}.json`;
  return {
    title: questionnaire.name,
    file,
    path: `/questionnaires/${file}`,
    text,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  };
}

/** The questions of each questionnaire as a file of the site, named by its contents. */
export const questionFiles = {
  purchase: fileOf(purchaseQuestionnaire),
  refinance: fileOf(refinanceQuestionnaire),
};
