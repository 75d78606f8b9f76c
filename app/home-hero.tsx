import type { QuestionnaireProps } from '@/components/questionnaire/questionnaire.client';
import { Hero } from '@/components/sections/hero/hero.client';
import { company } from '@/content/company';
import type { Href } from '@/content/copy';
import { deliveryOf } from '@/content/forms/delivery';
import { home } from '@/content/home';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { contactFacts } from './frames/lead';

function screenOf(questionnaire: Questionnaire): QuestionnaireProps {
  return {
    questionnaire,
    delivery: deliveryOf(questionnaire.id),
    contact: contactFacts,
    siteName: company.name,
  };
}

/** The hero, and the two questionnaires that its choices put in its place. */
export function HomeHero() {
  return (
    <Hero
      words={home.hero}
      questionnaires={{ purchase: screenOf(purchaseQuestionnaire), refinance: screenOf(refinanceQuestionnaire) }}
      contactLink={{ label: 'Open the contact form', href: '/contact-us' satisfies Href }}
    />
  );
}
