import { CallLead, Lead } from '@/app/frames/lead';
import { ExpiredFacts, StatementSources } from '@/components/page/facts/facts';
import { Panel } from '@/components/page/panel';
import { PlainFooter } from '@/components/shell/plain-footer';
import { PlainHeader } from '@/components/shell/plain-header';
import { OfficerLine } from '@/components/shell/side-panel';
import { officerNameOf, personOf } from '@/content/lender/staff';
import { landing } from '@/content/site/own-pages/landing';
import type { ProsePage } from '@/content/site/prose';

type LandingFrameProps = { readonly page: Extract<ProsePage, { readonly kind: 'landing' }> };

/** A landing page for an advertisement: no menus, one form, and its officer. */
export function LandingFrame({ page }: LandingFrameProps) {
  const { heading, form } = landing[page.form];
  const officer = personOf(page.officer);
  if (!officer) throw new Error(`${page.file}: officer: there is no ${page.officer} in content/lender/staff.json.`);
  const source = `${page.path}?with=${officer.id}`;
  return (
    <>
      <PlainHeader />
      <main id="main">
        <div className="section">
          <div className="wrap split">
            <div>
              <h1>{page.h1}</h1>
              {page.lines.map((line) => (
                <p key={line} className="lead">
                  {line}
                </p>
              ))}
              <ExpiredFacts facts={page.facts} />
              {page.facts.length > 0 ? <StatementSources page={page} /> : null}
            </div>
            <Panel>
              <h2>{heading}</h2>
              <div className="head">
                <OfficerLine officer={officer} />
              </div>
              {page.form === 'call' ? (
                <CallLead source={source} />
              ) : (
                <Lead
                  form={form}
                  given={{ officerName: officerNameOf(officer), loanOfficer: officer.name }}
                  source={source}
                />
              )}
            </Panel>
          </div>
        </div>
      </main>
      <PlainFooter />
    </>
  );
}
