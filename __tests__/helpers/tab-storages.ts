import { type TabStorage, tabStorageOver } from '@/lib/tab-storage';

export function freshStorage(): TabStorage {
  sessionStorage.clear();
  return tabStorageOver(() => sessionStorage);
}

/** The storage of a browser that refuses to store anything. */
export function refusingStorage(): TabStorage {
  return tabStorageOver(() => {
    throw new Error('The operation is insecure.');
  });
}
