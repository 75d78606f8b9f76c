import type { ReactNode } from 'react';
import { crumbsOf } from '@/app/seo/structured-data';
import { Art } from '@/components/drawings/art';
import { PageHeader } from '@/components/page/page-header';
import type { Page } from '@/content/schema/page';

type PageTopProps = {
  readonly page: Page;
  /** Under the heading in place of the lead: the day and the author of an article. */
  readonly byline?: ReactNode;
  readonly actions?: ReactNode;
  readonly film?: ReactNode;
  /** In place of the page's lead. */
  readonly lead?: ReactNode;
  readonly slim?: boolean;
};

/** The head of a page: breadcrumb, heading, lead and drawing. */
export function PageTop({ page, byline, actions, film, lead = page.lead, slim }: PageTopProps) {
  return (
    <PageHeader
      title={page.h1}
      lead={byline === undefined ? lead : undefined}
      crumbs={crumbsOf(page)}
      art={page.art && !slim ? <Art name={page.art} /> : undefined}
      byline={byline}
      actions={actions}
      film={film}
      slim={slim}
    />
  );
}
