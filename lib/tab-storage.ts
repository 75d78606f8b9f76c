/** Every storage key of the site, as listed in the privacy policy; `*` is a form, questionnaire or calculator. */
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

export type StorageName = Filled<(typeof storageNames)[keyof typeof storageNames]>;

/** The key for `subject`: a form, a questionnaire or a calculator. */
export function storageNameOf(
  kind: 'pins' | 'draft' | 'estimate' | 'attempt' | 'receipt',
  subject: string,
): StorageName {
  return storageNames[kind].replace('*', subject) as StorageName;
}

/** String storage for the lifetime of a tab or a device. */
export type TabStorage = {
  readonly get: (name: StorageName) => string | null;
  /** Returns true if the text will survive a reload. */
  readonly set: (name: StorageName, text: string) => boolean;
  readonly remove: (name: StorageName) => void;
};

/** Never throws: if storage is disabled or full, texts stay in memory for this page, and `set` returns false. */
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
