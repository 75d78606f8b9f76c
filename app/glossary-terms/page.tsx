import { crumbsOf } from '@/app/frames/crumbs';
import { metadataOf } from '@/app/frames/metadata';
import { PageFrame } from '@/app/frames/page-frame';
import { PageSources } from '@/app/frames/page-sources';
import { Side } from '@/app/frames/side';
import { Glossary } from '@/components/sections/glossary';
import { ApplyLink } from '@/components/ui/apply-link';
import { BranchLibrary } from '@/components/ui/art/branch-library';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { EndCall, Onward, Prose } from '@/components/ui/prose';
import { company } from '@/content/company';
import { emptyLetterText, type GlossaryTerm, glossaryLetters, glossaryOnward, glossaryTerm } from '@/content/glossary';
import { factIdsOfFile } from '@/content/prose';
import { routeOf } from '@/content/routes';
import { Definition } from './definition';

const path = '/glossary-terms';

export const metadata = metadataOf(path);

function termOf({ id, term, definition, see, page }: GlossaryTerm) {
  const related = see.map((other) => ({ href: `#${other}`, text: glossaryTerm(other).term }));
  const more = page ? [{ href: page, text: routeOf(page).label }] : [];
  return { id, term, definition: <Definition text={definition} />, see: [...related, ...more] };
}

const letters = glossaryLetters.map(({ letter, terms }) => ({ letter, terms: terms.map(termOf) }));

export default function GlossaryPage() {
  return (
    <PageFrame path={path}>
      <PageHeader
        title="Glossary for Mortgage Terms"
        lead="The words you will meet between an offer and a set of keys, in as few words as we could manage."
        crumbs={crumbsOf(path)}
        art={<BranchLibrary />}
      />
      <div className="wrap">
        <Glossary letters={letters} emptyText={emptyLetterText} />
      </div>
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <EndCall text="A word that is not here? Ask us.">
              <ButtonLink href={company.phone.href} look="secondary" icon="tel">
                {company.phone.display}
              </ButtonLink>
              <ApplyLink href={company.links.apply} />
            </EndCall>
            <Onward items={glossaryOnward} />
            <PageSources path={path} factIds={factIdsOfFile('glossary.ts')} />
          </Prose>
          <Side path={path} />
        </div>
      </div>
    </PageFrame>
  );
}
