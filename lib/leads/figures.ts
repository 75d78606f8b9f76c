/** A name and its value, both as a visitor reads them. */
export type NamedFigure = { readonly label: string; readonly text: string };

/** The answer of a calculator and the inputs behind it, as they go along with a lead. */
export type LeadFigures = { readonly answer: NamedFigure; readonly inputs: readonly NamedFigure[] };

/** The largest number of characters of a lead's figures. */
export const maxFiguresLength = 1600;

/** The answer in one line: "Each month, all in: $3,690.47". */
export function answerText({ answer }: LeadFigures): string {
  return `${answer.label}: ${answer.text}`;
}

/** The inputs in one line, each whole, as many as there is room for: "Home price $500,000; Interest rate 6.5%". */
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

/** The figures as a loan officer receives them: "Each month, all in: $3,690.47. Home price $500,000; Interest rate 6.5%". */
export function figuresText(figures: LeadFigures): string {
  return [answerText(figures), inputsText(figures)].filter((text) => text !== '').join('. ');
}
