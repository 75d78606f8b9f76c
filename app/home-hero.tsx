import { Island } from '@/components/island/island';
import { Hero } from '@/components/sections/hero/hero.client';
import { company } from '@/content/company';
import type { Href } from '@/content/copy';
import { deliveryOf } from '@/content/forms/delivery';
import { home } from '@/content/home';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import { contactFacts } from './frames/lead';
import { questionFiles } from './frames/questions';

function doorTo(id: QuestionnaireId) {
  const { title, path, integrity } = questionFiles[id];
  return {
    name: title,
    file: { href: path, integrity },
    delivery: deliveryOf(id),
    contact: contactFacts,
    siteName: company.name,
  };
}

/** The hero, and the two questionnaires that its choices put in its place. */
export function HomeHero() {
  return (
    <Island
      of={Hero}
      props={{
        words: home.hero,
        questionnaires: { purchase: doorTo('purchase'), refinance: doorTo('refinance') },
        contactLink: { label: 'Open the contact form', href: '/contact-us' satisfies Href },
      }}
    />
  );
}
