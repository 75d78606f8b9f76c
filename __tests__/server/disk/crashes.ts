import { readFileSync } from 'node:fs';

/** One disk operation of a process, as `recorder.c` writes it. */
export type Entry = {
  readonly kind: 'W' | 'T' | 'B' | 'E' | 'F' | 'A';
  readonly file: number;
  readonly sequence: number;
  readonly offset: number;
  readonly data: Buffer;
};

const headLength = 24;

export function entriesIn(path: string): readonly Entry[] {
  const bytes = readFileSync(path);
  const entries: Entry[] = [];
  for (let at = 0; at + headLength <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    entries.push({
      kind: String.fromCharCode(bytes.readUInt8(at)) as Entry['kind'],
      file: bytes.readUInt8(at + 1),
      sequence: Number(bytes.readBigUInt64LE(at + 8)),
      offset: Number(bytes.readBigUInt64LE(at + 16)),
      data: bytes.subarray(at + headLength, at + headLength + length),
    });
    at += headLength + length;
  }
  return entries;
}

class Image {
  bytes = Buffer.alloc(1 << 16);
  length = 0;

  copy(): Image {
    const other = new Image();
    other.bytes = Buffer.from(this.bytes);
    other.length = this.length;
    return other;
  }

  apply({ kind, offset, data }: Entry, from = 0, to = data.length): void {
    const end = kind === 'T' ? offset : offset + to;
    if (end > this.bytes.length) this.bytes = Buffer.concat([this.bytes, Buffer.alloc(end)]);
    if (kind === 'T') {
      this.bytes.fill(0, end);
      this.length = end;
    } else {
      data.copy(this.bytes, offset + from, from, to);
      this.length = Math.max(this.length, end);
    }
  }

  contents(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}

const sector = 512;

/** Applies writes that were never synced as an unlucky disk might: each fully, not at all, or some of its sectors. */
function applyUnflushed(image: Image, pending: readonly Entry[], random: () => number): void {
  for (const entry of pending) {
    const roll = random();
    if (roll < 0.4 || entry.kind === 'T') {
      if (roll < 0.7) image.apply(entry);
    } else if (roll < 0.6) {
      for (let from = 0; from < entry.data.length; from += sector)
        if (random() < 0.5) image.apply(entry, from, Math.min(from + sector, entry.data.length));
    }
  }
}

/** A write that isn't synced yet. `isLost`: its fsync failed. */
type Pending = { readonly entry: Entry; isLost: boolean };

/** The parts of an older write that a newer one doesn't cover. */
function around(old: Pending, newer: Entry): readonly Pending[] {
  const { entry } = old;
  if (newer.file !== entry.file || newer.sequence < entry.sequence || entry.kind !== 'W') return [old];
  const end = entry.offset + entry.data.length;
  const [from, to] = newer.kind === 'T' ? [newer.offset, end] : [newer.offset, newer.offset + newer.data.length];
  if (to <= entry.offset || from >= end) return [old];
  const part = (first: number, last: number): Pending[] =>
    last > first
      ? [
          {
            ...old,
            entry: { ...entry, offset: first, data: entry.data.subarray(first - entry.offset, last - entry.offset) },
          },
        ]
      : [];
  return [...part(entry.offset, from), ...part(to, end)];
}

export type Crash = {
  /** `power`: unsynced writes may be lost. `process`: the kernel writes what it has; the last write may be partial. */
  readonly kind: 'power' | 'process';
  /** Database file and WAL. */
  readonly files: readonly [Buffer, Buffer];
  readonly acknowledged: readonly string[];
};

/** What a crash at each of these entries, ascending, leaves. Writes whose fsync failed are lost: later ones don't retry them. */
export function* crashesAt(
  entries: readonly Entry[],
  moments: readonly number[],
  random: () => number,
): Generator<Crash, void> {
  const flushed = [new Image(), new Image()] as const;
  const taken = [new Image(), new Image()] as const;
  let pending: Pending[] = [];
  const acknowledged: string[] = [];
  const waiting = [...moments];
  for (const [index, entry] of entries.entries()) {
    while (waiting[0] === index) {
      waiting.shift();
      const kind = random() < 0.7 ? 'power' : 'process';
      const images = kind === 'power' ? flushed.map((image) => image.copy()) : taken.map((image) => image.copy());
      const [data = new Image(), log = new Image()] = images;
      if (kind === 'power') {
        for (const [file, image] of [data, log].entries())
          applyUnflushed(
            image,
            pending.filter((each) => each.entry.file === file).map((each) => each.entry),
            random,
          );
      } else if (entry.kind === 'W') {
        (entry.file === 0 ? data : log).apply(entry, 0, Math.floor(random() * entry.data.length));
      }
      yield { kind, files: [data.contents(), log.contents()], acknowledged: [...acknowledged] };
    }
    const { kind, file, sequence, data } = entry;
    if (kind === 'A')
      acknowledged.push(
        ...data
          .toString()
          .split('\n')
          .filter((line) => line.startsWith('key-')),
      );
    if (kind === 'W' || kind === 'T') {
      taken[file === 0 ? 0 : 1].apply(entry);
      pending.push({ entry, isLost: false });
    }
    const concerns = (each: Pending) => each.entry.file === file && each.entry.sequence < sequence;
    if (kind === 'F') for (const each of pending.filter(concerns)) each.isLost ||= each.entry.kind === 'W';
    if (kind === 'E') {
      const certain = pending.filter((each) => concerns(each) && !each.isLost);
      for (const each of certain) flushed[file === 0 ? 0 : 1].apply(each.entry);
      const others = pending.filter((each) => !certain.includes(each));
      pending = others.flatMap((each) =>
        certain.reduce<readonly Pending[]>(
          (parts, { entry: newer }) => parts.flatMap((part) => around(part, newer)),
          [each],
        ),
      );
    }
  }
}
