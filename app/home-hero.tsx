import { SharedArt } from '@/components/drawings/art';
import { Island } from '@/components/island/island';
import { Hero } from '@/components/sections/hero/hero.client';
import { home } from '@/content/own-pages/home';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';

/** The hero, whose choices lead to the two questionnaires. */
export function HomeHero() {
  return (
    <>
      <Island
        of={Hero}
        props={{
          words: home.hero,
          questions: { purchase: purchaseQuestionnaire.steps.length, refinance: refinanceQuestionnaire.steps.length },
        }}
      />
      <SharedArt name="street" />
    </>
  );
}
