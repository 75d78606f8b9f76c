import type { Screen } from '@/lib/questionnaire/screens';

export function headingOf(screen: Screen): string {
  if (screen.kind === 'pair') return screen.question;
  return screen.steps[0]?.question ?? (screen.kind === 'answers' ? 'Your answers' : 'The page you bring to the table');
}
