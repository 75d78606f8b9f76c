import { Timeline } from '@/components/sections/timeline';
import { loanStages } from '@/content/own-pages/loan-process';

/** The stages of the loan process as a drawing. */
export function StagesDrawing() {
  return <Timeline stages={loanStages} />;
}
