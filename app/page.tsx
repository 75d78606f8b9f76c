import { CallSheetDoor } from '@/app/frames/lead';
import { OfficeMap } from '@/app/frames/office-map';
import { Island } from '@/components/island/island';
import { Advantages } from '@/components/sections/home/advantages';
import { ApplyBand, PurchaseCall, RefinanceCall } from '@/components/sections/home/calls';
import { Doors } from '@/components/sections/home/doors';
import { LearningHub } from '@/components/sections/home/lists';
import { Posts } from '@/components/sections/home/posts';
import { Welcome } from '@/components/sections/home/welcome';
import { YearsOfStay } from '@/components/sections/home/years-of-stay';
import { AddressLines, Hours } from '@/components/sections/office';
import { ReviewReel } from '@/components/sections/review-reel.client';
import { StaffList } from '@/components/sections/staff';
import { MoreLink } from '@/components/ui/button';
import { callHref } from '@/content/calls';
import { company } from '@/content/company';
import { home, homePage } from '@/content/home';
import { learningHub } from '@/content/menus';
import { articles } from '@/content/pages';
import { whichLoan } from '@/content/which-loan';
import { countyOutlines } from './frames/county-shapes';
import { metadataOf } from './frames/metadata';
import { PageFrame } from './frames/page-frame';
import { PageSources } from './frames/page-sources';
import { staffCards } from './frames/people';
import { reviews } from './frames/reviews';
import { HomeCalculator } from './home-calculator';
import { HomeHero } from './home-hero';

export const metadata = metadataOf(homePage);

export default function HomePage() {
  const { address, email, printedHours, links, phone } = company;
  return (
    <PageFrame path="/" dense sheet={<CallSheetDoor path={'/'} />}>
      <HomeHero />
      <HomeCalculator />
      <Doors
        {...home.doors}
        items={home.doors.items.map((door) => ({
          ...door,
          href: door.path === 'apply' ? links.apply : door.path,
          external: door.path === 'apply',
        }))}
      />
      <Welcome {...home.welcome} map={countyOutlines} />
      <section className="section stone" aria-labelledby="clients">
        <div className="wrap split">
          <div className="head">
            <h2 id="clients">{home.testimonials.heading}</h2>
            <p>
              <MoreLink href={home.testimonials.more.path}>{home.testimonials.more.label}</MoreLink>
            </p>
          </div>
          <Island of={ReviewReel} props={{ reviews }} />
        </div>
      </section>
      <Posts
        {...home.posts}
        news={{ ...home.news, articles: articles.map((article) => ({ ...article, date: article.published })) }}
      />
      <PurchaseCall {...home.purchase} />
      <YearsOfStay {...home.stay} rows={whichLoan.stay} />
      <Advantages {...home.advantages} />
      <section className="section" aria-labelledby="team">
        <div className="wrap">
          <div className="head row">
            <h2 id="team">{home.team.heading}</h2>
            <MoreLink href={home.team.more.path}>{home.team.more.label}</MoreLink>
          </div>
          <StaffList cards={staffCards} level={3} />
        </div>
      </section>
      <section className="section stone" aria-labelledby="visit">
        <div className="wrap split">
          <div>
            <h2 id="visit">{home.visit.heading}</h2>
            <AddressLines address={address} />
            <p>
              <a href={phone.href}>{phone.display}</a>
              <br />
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <Hours hours={printedHours} />
          </div>
          <OfficeMap />
        </div>
      </section>
      <RefinanceCall
        {...home.refinance}
        action={{ ...home.refinance.action, path: '/refinance-questions' }}
        benefits={home.benefits.map((benefit) => ({ ...benefit, href: callHref(benefit.call) }))}
      />
      <ApplyBand {...home.apply} applyHref={links.apply} />
      <LearningHub {...home.hub} groups={learningHub} />
      <div className="wrap">
        <PageSources page={homePage} />
      </div>
    </PageFrame>
  );
}
