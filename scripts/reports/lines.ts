import type { Run } from './document';

/** Part of a line in one manner, at `x` from the line's left edge. */
export type Fragment = { readonly run: Run; readonly text: string; readonly x: number; readonly width: number };

export type Line = { readonly fragments: readonly Fragment[]; readonly width: number };

/** The width of a text in points. */
export type Measure = (text: string, strong: boolean) => number;

type Part = { readonly run: Run; readonly text: string };
/** What is never divided; `space` is the width of the space after it, if any. */
type Atom = { readonly parts: readonly Part[]; readonly width: number; readonly space: number };

function atomsOf(runs: readonly Run[], measure: Measure): Atom[] {
  const atoms: Atom[] = [];
  let parts: Part[] = [];
  const close = (spaced: boolean) => {
    if (parts.length === 0) return;
    const width = parts.reduce((sum, { run, text }) => sum + measure(text, run.strong), 0);
    atoms.push({ parts, width, space: spaced ? measure(' ', parts.at(-1)?.run.strong ?? false) : 0 });
    parts = [];
  };
  for (const run of runs) {
    // After a hyphen between letters a line may end, too.
    for (const piece of run.text.split(/( )|(?<=[a-z]-)(?=[a-z])/)) {
      if (piece === ' ') close(true);
      else if (piece) {
        if (/[a-z]-$/.test(parts.at(-1)?.text ?? '') && /^[a-z]/.test(piece)) close(false);
        parts.push({ run, text: piece });
      }
    }
  }
  close(false);
  return atoms;
}

function filled(atoms: readonly Atom[], width: number): Atom[][] {
  const lines: Atom[][] = [];
  let left = -1;
  for (const atom of atoms) {
    const line = lines.at(-1);
    if (line && atom.width <= left) line.push(atom);
    else {
      lines.push([atom]);
      left = width;
    }
    left -= atom.width + atom.space;
  }
  return lines;
}

function lineOf(atoms: readonly Atom[], measure: Measure): Line {
  const joined: { run: Run; text: string }[] = [];
  for (const atom of atoms) {
    for (const { run, text } of atom.parts) {
      const last = joined.at(-1);
      if (last?.run === run) last.text += text;
      else joined.push({ run, text });
    }
    // A space at the end of a line keeps its words apart for whoever copies or hears them.
    const last = joined.at(-1);
    if (last && atom.space > 0) last.text += ' ';
  }
  let x = 0;
  const fragments = joined.map(({ run, text }) => {
    const fragment = { run, text, x, width: measure(text.trimEnd(), run.strong) };
    x += measure(text, run.strong);
    return fragment;
  });
  const last = fragments.at(-1);
  return { fragments, width: last ? last.x + last.width : 0 };
}

/** The narrowest width, in steps of a point, that needs no more lines than `width`. */
function balanced(atoms: readonly Atom[], width: number): number {
  const count = filled(atoms, width).length;
  let narrow = width;
  while (narrow > 1 && filled(atoms, narrow - 1).length === count) narrow -= 1;
  return narrow;
}

/**
 * Breaks runs into lines of at most `width` points. `balance` makes the lines of a heading alike; running text avoids
 * a last line of one word where the lines above can spare another.
 */
export function linesOf(runs: readonly Run[], width: number, measure: Measure, balance = false): Line[] {
  const atoms = atomsOf(runs, measure);
  let lines = filled(atoms, balance ? balanced(atoms, width) : width);
  if (!balance && lines.length > 1 && lines.at(-1)?.length === 1) {
    for (let narrow = width - 4; narrow > width * 0.88; narrow -= 4) {
      const tried = filled(atoms, narrow);
      if (tried.length > lines.length) break;
      if ((tried.at(-1)?.length ?? 0) > 1) {
        lines = tried;
        break;
      }
    }
  }
  return lines.map((line) => lineOf(line, measure));
}
