/** Stays of `from` to `to` months, both included. */
export type Stays = { readonly from: number; readonly to: number };

/** The stays of 1 month to the last place of a list whose entries are ahead, in order. */
export function staysOf<Entry>(months: readonly Entry[], isAhead: (entry: Entry) => boolean): readonly Stays[] {
  const stays: { from: number; to: number }[] = [];
  months.forEach((entry, month) => {
    if (month === 0 || !isAhead(entry)) return;
    const last = stays.at(-1);
    if (last?.to === month - 1) last.to = month;
    else stays.push({ from: month, to: month });
  });
  return stays;
}
