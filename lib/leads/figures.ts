/** Both formatted for display. */
export type NamedFigure = { readonly label: string; readonly text: string };

export type LeadFigures = { readonly answer: NamedFigure; readonly inputs: readonly NamedFigure[] };

/** Characters. */
export const maxFiguresLength = 1600;

/** The result on one line: "Each month, all in: $3,690.47". */
export function answerText({ answer }: LeadFigures): string {
  return `${answer.label}: ${answer.text}`;
}

/** As many complete inputs as fit on one line: "Home price $500,000; Interest rate 6.5%". */
export function inputsText({ answer, inputs }: LeadFigures): string {
  const room = maxFiguresLength - answerText({ answer, inputs }).length - 2;
  let line = '';
  for (const { label, text } of inputs) {
    const longer = `${line}${line === '' ? '' : '; '}${label} ${text}`;
    if (longer.length > room) break;
    line = longer;
  }
  return line;
}

/** As the loan officer receives them: "Each month, all in: $3,690.47. Home price $500,000; Interest rate 6.5%". */
export function figuresText(figures: LeadFigures): string {
  return [answerText(figures), inputsText(figures)].filter((text) => text !== '').join('. ');
}
