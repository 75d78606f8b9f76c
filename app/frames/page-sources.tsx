import { Sources } from '@/components/ui/prose';
import { dayInWords } from '@/content/dates';
import type { Page } from '@/content/page-schema';
import { sourcesOf } from './facts';
import { leadOfficer } from './people';

/** Who reviewed a page and when, and the sources of the facts that it prints. */
export function PageSources({ page }: { readonly page: Page }) {
  return (
    <Sources
      items={sourcesOf(page.facts)}
      reviewedText={page.reviewed ? dayInWords(page.reviewed) : undefined}
      reviewer={`${leadOfficer.name}, ${leadOfficer.role}`}
    />
  );
}
