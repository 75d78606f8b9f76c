import type { ComponentType, JSX, ReactNode } from 'react';
import { crumbsOf } from '@/app/frames/crumbs';
import { PageFrame } from '@/app/frames/page-frame';
import { PageSources } from '@/app/frames/page-sources';
import { Side } from '@/app/frames/side';
import { ApplyLink } from '@/components/ui/apply-link';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { Contents, EndCall, Prose } from '@/components/ui/prose';
import { company } from '@/content/company';
import { outlineOfFile } from '@/content/prose';

type GuideFrameProps = {
  readonly path: string;
  /** The h1. */
  readonly title: string;
  /** The page's prose, `content/pages/<path>.mdx`, and what it says of itself. */
  readonly prose: (props: { readonly components?: Readonly<Record<string, ComponentType<never>>> }) => JSX.Element;
  readonly meta: {
    readonly lead: string;
    readonly end?: { readonly text: string; readonly label: string; readonly path: string };
  };
  /** The drawing on the ground line of the header. */
  readonly art?: ReactNode;
  /** What stands before the prose. */
  readonly before?: ReactNode;
  /** What follows the prose, such as comparison tables. */
  readonly children?: ReactNode;
};

/** An information page: header, prose, sources, the call at its end, and the side panel. */
export function GuideFrame({ path, title, prose: Text, meta, art, before, children }: GuideFrameProps) {
  const outline = outlineOfFile(`pages${path}.mdx`);
  // The prose writes <Contents /> bare: its items are this page's own headings.
  const components = { Contents: Contents.bind(null, { items: outline.headings }) };
  const end = meta.end ?? { text: 'Want numbers for your own home?', label: 'Quick Quote', path: '/quick-quote' };
  return (
    <PageFrame path={path}>
      <PageHeader title={title} lead={meta.lead} crumbs={crumbsOf(path)} art={art} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            {before}
            <Text components={components} />
            {children}
            <EndCall text={end.text}>
              <ApplyLink href={company.links.apply} />
              <ButtonLink href={end.path} look="secondary">
                {end.label}
              </ButtonLink>
            </EndCall>
            <PageSources path={path} factIds={outline.factIds} />
          </Prose>
          <Side path={path} />
        </div>
      </div>
    </PageFrame>
  );
}
