type Places = Readonly<Record<string, readonly string[]>>;

const file = '/ohio-places.json';

/** The name of a place as the list of places has it: "St. Marys, Ohio" becomes `st marys`, and a ZIP+4 its first five digits. */
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

/** The counties of a city or ZIP code, that with most of its homes first; none where it is not known. Rejects if the list does not load. */
export async function countiesOf(place: string): Promise<readonly string[]> {
  return (await loadPlaces())[placeKey(place)] ?? [];
}
