export type Verdict = { readonly before: string; readonly key: string; readonly after: string };

export function verdictText(verdict: Verdict | string): string {
  return typeof verdict === 'string' ? verdict : `${verdict.before}${verdict.key}${verdict.after}`;
}

export type Phone = { readonly display: string; readonly href: string };

export type WorkSource = { readonly name: string; readonly url?: string };
