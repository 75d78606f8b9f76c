import { HouseFront } from '@/components/calculators/home-house/house-front.client';
import { SharedArt } from '@/components/drawings/art';
import { Island } from '@/components/island/island';
import { callHref } from '@/components/shell/links';
import { houseFacts } from '@/content/examples/calculator-facts';
import { topics } from '@/content/forms/call';
import { company } from '@/content/lender/company';
import { home } from '@/content/site/own-pages/home';

export function HomeHouse() {
  const { ask, notes } = home.house;
  return (
    <>
      <SharedArt name="front-door" />
      <Island
        of={HouseFront}
        props={{
          facts: houseFacts,
          ask: { label: ask, href: callHref, about: topics.rate },
          notes: {
            today: `${notes.dated} ${notes.today} ${notes.always}`,
            example: `${notes.example} ${notes.always}`,
          },
          calculatorPath: '/what-will-my-monthly-payment-be-calculator',
          lender: `${company.name}, NMLS #${company.nmls}`,
        }}
      />
    </>
  );
}
