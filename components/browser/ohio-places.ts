type Places = Readonly<Record<string, readonly string[]>>;

const file = '/ohio-places.json';

/**
 * Normalizes a place to its key in the list: "St. Marys, Ohio" becomes `st marys`, and a ZIP+4 its first five digits.
 */
export function placeKey(place: string): string {
  const plain = place
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return plain.replace(/ (oh|ohio)$/, '').replace(/^(\d{5}) ?\d{4}$/, '$1');
}

let places: Promise<Places> | null = null;

export function loadPlaces(): Promise<Places> {
  places ??= fetch(file).then((answer) => {
    if (!answer.ok) throw new Error(`${file} did not load: ${answer.status}`);
    return answer.json();
  });
  places.catch(() => {
    places = null;
  });
  return places;
}

/**
 * The counties of a city or ZIP code, starting with the one that has most of its homes; empty for an unknown place.
 * Rejects if the list fails to load.
 */
export async function countiesOf(place: string): Promise<readonly string[]> {
  return (await loadPlaces())[placeKey(place)] ?? [];
}
