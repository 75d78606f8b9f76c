import type { ComponentType, JSX, ReactNode } from 'react';
import { crumbsOf } from '@/app/frames/crumbs';
import { PageFrame } from '@/app/frames/page-frame';
import { Side } from '@/app/frames/side';
import { ApplyLink } from '@/components/ui/apply-link';
import { PageHeader } from '@/components/ui/page-header';
import { Prose, Sources } from '@/components/ui/prose';
import { company } from '@/content/company';
import { dayInWords } from '@/content/dates';
import { routeOf } from '@/content/routes';

type LegalFrameProps = {
  readonly path: string;
  /** The h1. */
  readonly title: string;
  readonly prose: (props: { readonly components?: Readonly<Record<string, ComponentType<never>>> }) => JSX.Element;
  readonly meta: { readonly lead: string };
  /** The drawing on the ground line of the header. */
  readonly art: ReactNode;
};

/** A statement: plain prose, the contact address in it, APPLY NOW at its end. */
export function LegalFrame({ path, title, prose: Text, meta, art }: LegalFrameProps) {
  return (
    <PageFrame path={path}>
      <PageHeader title={title} lead={meta.lead} crumbs={crumbsOf(path)} art={art} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <Text />
            <p className="btns">
              <ApplyLink href={company.links.apply} label="APPLY NOW" />
            </p>
            <Sources items={[]} reviewedText={dayInWords(routeOf(path).updated)} />
          </Prose>
          <Side path={path} />
        </div>
      </div>
    </PageFrame>
  );
}
