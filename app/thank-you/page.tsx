import { PageFrame, PageTop } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { ButtonLink } from '@/components/controls/button';
import { NextSteps } from '@/components/page/next-steps';
import { Panel } from '@/components/page/panel';
import { Prose } from '@/components/page/prose';
import { Hours } from '@/components/sections/office';
import { ReportLinks } from '@/components/sections/report';
import { company } from '@/content/lender/company';
import { ownPage } from '@/content/site/own-pages';
import { thankYou } from '@/content/site/own-pages/thank-you';

const thankYouPage = ownPage('/thank-you');

export const metadata = metadataOf(thankYouPage);

export default function ThankYouPage() {
  return (
    <PageFrame page={thankYouPage}>
      <PageTop page={thankYouPage} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            {/* The server that received the form writes the reference here. */}
            <p id="reference" hidden />
            <h2>{thankYou.nextHeading}</h2>
            <NextSteps
              steps={thankYou.next.map((step) => ({
                title: step.title,
                text:
                  'link' in step ? (
                    <>
                      {step.text} <a href={step.link.path}>{step.link.text}</a>.
                    </>
                  ) : (
                    step.text
                  ),
              }))}
            />
            <h2>{thankYou.reportsHeading}</h2>
            <p>{thankYou.reportsText}</p>
            <ReportLinks />
          </Prose>
          <aside aria-label={thankYou.soonerHeading}>
            <Panel>
              <h2>{thankYou.soonerHeading}</h2>
              <p>{thankYou.soonerText}</p>
              <Hours />
              <ButtonLink href={company.phone.href} icon="tel" wide>
                {company.phone.display}
              </ButtonLink>
            </Panel>
          </aside>
        </div>
      </div>
    </PageFrame>
  );
}
