import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art';
import { PageHeader } from '@/components/ui/page-header';
import type { Page } from '@/content/page-schema';
import { crumbsOf } from './crumbs';

type PageTopProps = {
  readonly page: Page;
  /** Under the heading in place of the lead: the day and the author of an article. */
  readonly byline?: ReactNode;
  readonly actions?: ReactNode;
  readonly film?: ReactNode;
};

/** The head of a page: breadcrumb, heading, lead and drawing. */
export function PageTop({ page, byline, actions, film }: PageTopProps) {
  return (
    <PageHeader
      title={page.h1}
      lead={byline === undefined ? page.lead : undefined}
      crumbs={crumbsOf(page)}
      art={page.art ? <Art name={page.art} /> : undefined}
      byline={byline}
      actions={actions}
      film={film}
    />
  );
}
