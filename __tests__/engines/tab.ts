/** Keys by their DOM names. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'Home' | 'End';

/** Runs in the page: a function that depends only on its arguments, which must be JSON. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments of a function are inferred where it is passed
type InPage<Arguments extends readonly any[], Result> = (...given: Arguments) => Result;

/** A browser tab: the small interface that both engines have. */
export type Tab = {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Goes back in history; may return before the page has loaded. */
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Calls a function in the page and returns its result. The function sees only its arguments. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly eval: <Arguments extends readonly any[], Result>(
    run: InPage<Arguments, Result>,
    ...given: Arguments
  ) => Promise<Result>;
  /** Presses the mouse at the first point, moves it through the others, and releases it at the last. */
  readonly drag: (...points: readonly (readonly [x: number, y: number])[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly size: (width: number, height: number) => Promise<void>;
  /** The page as a PDF file on Letter paper. */
  readonly print: () => Promise<Uint8Array>;
  /** The window as a PNG file. */
  readonly shot: () => Promise<Uint8Array>;
  /** Errors, policy violations and failed requests since the last call. */
  readonly takeLog: () => readonly string[];
};

export type Engine = {
  /** Closes the previous test's tab and opens one without history or storage. */
  readonly freshTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

export function expressionOf(run: InPage<never[], unknown>, given: readonly unknown[]): string {
  // esbuild wraps nested functions in a helper that the page lacks.
  return `((__name) => (${run})(...${JSON.stringify(given)}))((named) => named)`;
}
