/**
 * The name of everything that the site keeps in a browser; `*` is the form, questionnaire or calculator that it is for. The
 * privacy policy lists these names.
 */
export const storageNames = {
  myNumbers: 'my-numbers',
  pins: 'compare-*',
  draft: 'questionnaire:*',
  estimate: 'estimate:*',
  ticks: 'paper-work-ticks',
  attempt: 'lead:*:attempt',
  receipt: 'lead:*:receipt',
  source: 'source',
} as const;

type Filled<Name extends string> = Name extends `${infer Start}*${infer End}` ? `${Start}${string}${End}` : Name;

/** A name under which a page keeps something. */
export type StorageName = Filled<(typeof storageNames)[keyof typeof storageNames]>;

/** The name of something that is kept for `subject`: a form, a questionnaire or a calculator. */
export function storageNameOf(
  kind: 'pins' | 'draft' | 'estimate' | 'attempt' | 'receipt',
  subject: string,
): StorageName {
  return storageNames[kind].replace('*', subject) as StorageName;
}

/** Texts by name for the life of a tab, or of a device. */
export type TabStorage = {
  readonly get: (name: StorageName) => string | null;
  /** True when the text will still be there after a reload. */
  readonly set: (name: StorageName, text: string) => boolean;
  readonly remove: (name: StorageName) => void;
};

/**
 * The storage of a tab that never throws: where storage is switched off or full, texts are kept in memory until the page
 * is left, and `set` returns false.
 */
export function tabStorageOver(storage: () => Storage): TabStorage {
  const memory = new Map<string, string>();
  function attempt<T>(action: (place: Storage) => T): T | null {
    try {
      return action(storage());
    } catch {
      return null;
    }
  }
  return {
    get: (name) => memory.get(name) ?? attempt((place) => place.getItem(name)),
    set(name, text) {
      const kept = attempt((place) => {
        place.setItem(name, text);
        return place.getItem(name) === text;
      });
      if (kept) memory.delete(name);
      else memory.set(name, text);
      return kept === true;
    },
    remove(name) {
      memory.delete(name);
      attempt((place) => place.removeItem(name));
    },
  };
}
