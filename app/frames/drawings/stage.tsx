import { Plate } from '@/components/drawings/signs';
import { loanStages } from '@/content/own-pages/loan-process';
import { slugOf } from '@/content/prose';

/** The heading of a stage of the loan process, with its number on a plate, as its door in the drawing has. */
export function Stage({ title }: { readonly title: string }) {
  const index = loanStages.findIndex(({ name }) => name === title);
  if (index < 0)
    throw new Error(`content/own-pages/loan-process.ts: there is no stage ${title}; add it or correct the title.`);
  return (
    <h2 id={slugOf(title)}>
      <Plate>{index + 1}</Plate>&ensp;{title}
    </h2>
  );
}
