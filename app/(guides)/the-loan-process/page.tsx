import type { ComponentProps } from 'react';
import { metadataOf } from '@/app/frames/metadata';
import { FiveDoors } from '@/components/ui/art/five-doors';
import { Plate } from '@/components/ui/plate';
import { loanStages } from '@/content/loan-process';
import Prose, { meta } from '@/content/pages/the-loan-process.mdx';
import { slugOf } from '@/content/prose';
import { GuideFrame } from '../guide-frame';

export const metadata = metadataOf('/the-loan-process');

/** A section's heading; a stage bears its number on a plate, as its door in the drawing does. */
function Heading({ children }: ComponentProps<'h2'>) {
  const stage = loanStages.findIndex(({ name }) => name === children);
  return (
    <h2 id={slugOf(String(children))}>
      {stage < 0 ? null : (
        <>
          <Plate>{stage + 1}</Plate>&ensp;
        </>
      )}
      {children}
    </h2>
  );
}

function NumberedProse({ components }: ComponentProps<typeof Prose>) {
  return <Prose components={{ ...components, h2: Heading }} />;
}

export default function TheLoanProcessPage() {
  return (
    <GuideFrame
      path="/the-loan-process"
      title="The Loan Process"
      prose={NumberedProse}
      meta={meta}
      art={<FiveDoors />}
    />
  );
}
