/**
 * What a test may make the inbox do instead of answering as usual. `when` says whether the lead is stored first.
 * `hang` never answers, `cut` ends the connection, `wait` answers as usual after so many milliseconds.
 */
export type Fault =
  | { readonly kind: 'hang' | 'cut'; readonly when: 'before-storing' | 'after-storing' }
  | { readonly kind: 'wait'; readonly when: 'before-storing' | 'after-storing'; readonly ms: number }
  | {
      readonly kind: 'answer';
      readonly when: 'before-storing' | 'after-storing';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Asked once for each lead that comes in; undefined lets the inbox work as it does. */
export type FaultSwitch = (form: string) => Fault | undefined;
