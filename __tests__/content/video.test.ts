import { company } from '@/content/company';
import { purchaseCaptions, purchaseFilm, purchaseScenes } from '@/content/video';

describe('the film', () => {
  test('has six scenes within 1 minute 40 seconds', () => {
    expect(purchaseScenes.map((scene) => scene.id)).toEqual(['street', 'door', 'papers', 'calendar', 'key', 'porch']);
    expect(purchaseCaptions.at(-1)?.end).toBeLessThanOrEqual(purchaseFilm.seconds);
  });

  test('shows one caption at a time, in order, and each within its scene', () => {
    const times = purchaseCaptions.flatMap((cue) => [cue.start, cue.end]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    purchaseScenes.forEach((scene, index) => {
      const end = purchaseScenes[index + 1]?.start ?? purchaseFilm.seconds;
      for (const [from, to] of scene.lines) {
        expect(from).toBeGreaterThanOrEqual(scene.start);
        expect(to).toBeLessThanOrEqual(end);
      }
    });
  });

  test.each(purchaseCaptions.map((cue) => [cue.text, cue] as const))(
    '“%s” stays long enough to be read',
    (text, cue) => {
      // 17 characters a second is a comfortable pace for captions.
      expect(text.length / (cue.end - cue.start)).toBeLessThanOrEqual(17);
    },
  );

  test('names the lender', () => {
    expect(purchaseCaptions.some((cue) => cue.text.includes(company.name))).toBe(true);
  });
});
