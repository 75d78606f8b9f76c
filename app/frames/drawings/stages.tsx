import { listNode, type MainNode } from '@/app/seo/structured-data';
import { Plate } from '@/components/drawings/signs';
import { Timeline } from '@/components/sections/timeline';
import { loanStages } from '@/content/loans/loan-process';
import type { Page } from '@/content/site/page';
import { slugOf } from '@/content/site/prose';

/** The stages of the loan process as a drawing. */
export function StagesDrawing() {
  return <Timeline stages={loanStages} />;
}

/** The heading of a stage of the loan process, with its number on a plate, as its door in the drawing has. */
export function Stage({ title }: { readonly title: string }) {
  const index = loanStages.findIndex(({ name }) => name === title);
  if (index < 0)
    throw new Error(`content/loans/loan-process.ts: there is no stage ${title}; add it or correct the title.`);
  return (
    <h2 id={slugOf(title)}>
      <Plate>{index + 1}</Plate>&ensp;{title}
    </h2>
  );
}

/** The stages as a list for search engines. */
export function stageList(page: Page): MainNode {
  return listNode(
    page,
    loanStages.map(({ id, name }) => ({ id, name })),
  );
}
