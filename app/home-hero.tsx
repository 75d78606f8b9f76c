import { Island } from '@/components/island/island';
import { Hero } from '@/components/sections/hero/hero.client';
import { home } from '@/content/home';

/** The hero, whose choices lead to the two questionnaires. */
export function HomeHero() {
  return <Island of={Hero} props={{ words: home.hero }} />;
}
