import type { ReactNode } from 'react';
import { NextSteps } from '@/components/page/next-steps';
import { Panel } from '@/components/page/panel';
import { RelatedPages } from '@/components/page/prose';
import { OfficerLine } from './side-panel';

type FormSectionProps = {
  readonly id: string;
  readonly form: ReactNode;
  readonly copy: {
    readonly heading: string;
    readonly lead?: string;
    readonly next: readonly { readonly title: string; readonly text: string }[];
    readonly onward?: readonly { readonly text: string; readonly label: string; readonly path: string }[];
  };
  readonly notice?: ReactNode;
  readonly beside?: ReactNode;
  readonly end?: ReactNode;
  /** Omits the form from print, on pages with more to say. */
  readonly onScreenAlone?: boolean;
};

export function FormSection({ id, form, copy, notice, beside, end, onScreenAlone }: FormSectionProps) {
  return (
    <section
      className="section stone"
      id={id}
      aria-labelledby={`${id}-heading`}
      data-print={onScreenAlone ? 'no' : undefined}
    >
      <div className="wrap cols">
        <div>
          <h2 id={`${id}-heading`}>{copy.heading}</h2>
          {copy.lead ? <p className="lead">{copy.lead}</p> : null}
          {notice}
          <Panel>{form}</Panel>
          {end}
          {copy.onward ? <RelatedPages items={copy.onward} /> : null}
        </div>
        <aside className="stick" aria-label="What happens next" data-print="no">
          {beside}
          <div className="flow" data-before="">
            <h3>What happens next</h3>
            <NextSteps steps={copy.next} />
          </div>
          <OfficerLine />
        </aside>
      </div>
    </section>
  );
}
