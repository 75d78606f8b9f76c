import { OfficeMap } from '@/app/frames/drawings/office-map';
import { PageSources } from '@/app/frames/facts';
import { CallSheetDoor } from '@/app/frames/lead';
import { PageFrame } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { Island } from '@/components/island/island';
import { Advantages } from '@/components/sections/home/advantages';
import { ApplyBand, PurchaseCall, RefinanceCall } from '@/components/sections/home/calls';
import { Clients } from '@/components/sections/home/clients';
import { Doors } from '@/components/sections/home/doors';
import { LearningHub } from '@/components/sections/home/lists';
import { Pair } from '@/components/sections/home/pair';
import { Posts } from '@/components/sections/home/posts';
import { Team } from '@/components/sections/home/team';
import { Visit } from '@/components/sections/home/visit';
import { Welcome } from '@/components/sections/home/welcome';
import { YearsOfStay } from '@/components/sections/home/years-of-stay';
import { Hours } from '@/components/sections/office';
import { ReviewReel } from '@/components/sections/reviews/review-reel.client';
import { callHref } from '@/content/examples/presets';
import { company } from '@/content/lender/company';
import { whichLoan } from '@/content/loans/which-loan';
import { learningHub } from '@/content/site/menus';
import { homePage } from '@/content/site/own-pages/entries';
import { home } from '@/content/site/own-pages/home';
import { articles } from '@/content/site/prose';
import { reviews } from './frames/reviews';
import { staffCards } from './frames/staff-cards';
import { HomeHero } from './home-hero';
import { HomeHouse } from './home-house';

export const metadata = metadataOf(homePage);

const news = articles.map((article) => ({ ...article, date: article.published }));
/** How many articles are in sight. */
const newsShown = 1;

export default function HomePage() {
  const { address, email, printedSoon, links, phone } = company;
  return (
    <PageFrame page={homePage} dense sheet={<CallSheetDoor path={'/'} />}>
      <HomeHero />
      <HomeHouse />
      <Doors
        {...home.doors}
        items={home.doors.items.map((door) => ({
          ...door,
          href: door.path === 'apply' ? links.apply : door.path,
          external: door.path === 'apply',
        }))}
      />
      <Pair>
        <Welcome {...home.welcome} />
        <Clients heading={home.testimonials.heading}>
          <Island of={ReviewReel} props={{ reviews, more: home.testimonials.more }} />
        </Clients>
      </Pair>
      <Pair stone shares="right">
        <Posts id="posts" {...home.posts} />
        <YearsOfStay {...home.stay} rows={whichLoan.stay} />
      </Pair>
      <PurchaseCall {...home.purchase} />
      <Pair>
        <Advantages {...home.advantages} />
        <Team {...home.team} cards={staffCards} />
      </Pair>
      <Visit
        {...home.visit}
        phone={phone}
        email={email}
        address={address}
        hours={<Hours hours={printedSoon} />}
        map={<OfficeMap />}
      />
      <RefinanceCall
        {...home.refinance}
        action={{ ...home.refinance.action, path: '/refinance-questions' }}
        applyHref={links.apply}
        benefits={home.benefits.map((benefit) => ({ ...benefit, href: callHref(benefit.call) }))}
      />
      <ApplyBand {...home.apply} applyHref={links.apply} />
      <Pair shares="right" end={<PageSources page={homePage} />}>
        <Posts
          id="news"
          heading={home.news.heading}
          shown={news.slice(0, newsShown)}
          olderLabel={`Show ${news.length - newsShown} older articles`}
          older={news.slice(newsShown)}
          more={home.news.more}
        />
        <LearningHub {...home.hub} groups={learningHub} />
      </Pair>
    </PageFrame>
  );
}
