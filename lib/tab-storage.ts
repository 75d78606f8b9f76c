import type { StorageName } from '@/lib/storage-names';

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
