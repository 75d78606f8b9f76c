import { topics } from '@/content/forms/call';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import type { Page } from './page';

/** The topic of a call from a page; empty if the page does not determine one. */
export function topicOf({ path, kind, group }: Pick<Page, 'path' | 'kind' | 'group'>): string {
  if (kind === 'calculator') return topics.figures;
  if (/^\/(fha|va-loans|fha-va-streamline|usda)/.test(path)) return topics.government;
  if (path.startsWith('/cash-out')) return topics.cashOut;
  if (path === '/paper-work' || path === '/the-loan-process') return topics.documents;
  if (group === 'Purchase' || path === questionnairePaths.purchase) return topics.buying;
  return group === 'Refinance' || path === questionnairePaths.refinance ? topics.refinancing : '';
}
