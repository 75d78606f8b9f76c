import { SharedArt } from '@/components/drawings/art';
import { Island } from '@/components/island/island';
import { Hero } from '@/components/sections/hero/hero.client';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { home } from '@/content/site/own-pages/home';

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
