import { CallSheetDoor } from '@/app/frames/lead';
import { PageFrame } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { PageSources } from '@/components/page/facts/facts';
import { Advantages } from '@/components/sections/home/advantages';
import { ApplyBand, PurchaseCall, RefinanceCall } from '@/components/sections/home/calls';
import { Clients } from '@/components/sections/home/clients';
import { ContactOptions } from '@/components/sections/home/contact-options';
import { LearningHub } from '@/components/sections/home/lists';
import { Pair } from '@/components/sections/home/pair';
import { BlogPosts, LatestNews } from '@/components/sections/home/posts';
import { Team } from '@/components/sections/home/team';
import { Visit } from '@/components/sections/home/visit';
import { Welcome } from '@/components/sections/home/welcome';
import { YearsOfStay } from '@/components/sections/home/years-of-stay';
import { ownPage } from '@/content/site/own-pages';
import { HomeHero } from './home-hero';
import { HomeHouse } from './home-house';

const homePage = ownPage('/');

export const metadata = metadataOf(homePage);

export default function HomePage() {
  return (
    <PageFrame page={homePage} dense sheet={<CallSheetDoor path="/" />}>
      <HomeHero />
      <HomeHouse />
      <ContactOptions />
      <Pair>
        <Welcome />
        <Clients />
      </Pair>
      <Pair stone shares="right">
        <BlogPosts />
        <YearsOfStay />
      </Pair>
      <PurchaseCall />
      <Pair>
        <Advantages />
        <Team />
      </Pair>
      <Visit />
      <RefinanceCall />
      <ApplyBand />
      <Pair shares="right" end={<PageSources page={homePage} />}>
        <LatestNews />
        <LearningHub />
      </Pair>
    </PageFrame>
  );
}
