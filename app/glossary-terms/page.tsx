import { PageSources } from '@/app/frames/facts';
import { PageFrame, PageTop, Side } from '@/app/frames/page-frame';
import { metadataOf } from '@/app/seo/page-data';
import { termSetNode } from '@/app/seo/structured-data';
import { ApplyLink, ButtonLink } from '@/components/controls/button';
import { EndCall, Onward, Prose } from '@/components/page/prose';
import { SearchForm } from '@/components/search/search-form';
import { Glossary } from '@/components/sections/glossary';
import {
  emptyLetterText,
  type GlossaryTerm,
  glossary,
  glossaryLetters,
  glossaryOnward,
  glossaryTerm,
} from '@/content/glossary';
import { company } from '@/content/lender/company';
import { glossaryPage, searchPage } from '@/content/site/own-pages/entries';
import { pageOf } from '@/content/site/pages';
import { definitionText } from '@/lib/glossary/links';
import { Definition } from './definition';

export const metadata = metadataOf(glossaryPage);

function termOf({ id, term, definition, see, page }: GlossaryTerm) {
  const related = see.map((other) => ({ href: `#${other}`, text: glossaryTerm(other).term }));
  const more = page ? [{ href: page, text: pageOf(page).label }] : [];
  return { id, term, definition: <Definition text={definition} />, see: [...related, ...more] };
}

/** The words as a set for search engines. */
const termSet = termSetNode(
  glossaryPage,
  glossary.map(({ id, term, definition }) => ({ id, term, description: definitionText(definition) })),
);

const letters = glossaryLetters.map(({ letter, terms }) => ({ letter, terms: terms.map(termOf) }));

export default function GlossaryPage() {
  return (
    <PageFrame page={glossaryPage} about={termSet}>
      <PageTop page={glossaryPage} />
      <div className="wrap">
        <SearchForm id="find-word" action={searchPage.path} label="Find a word" onlyTerms />
        <Glossary letters={letters} emptyText={emptyLetterText} />
      </div>
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <EndCall text="A word that isn’t here? Ask us.">
              <ButtonLink href={company.phone.href} look="secondary" icon="tel">
                {company.phone.display}
              </ButtonLink>
              <ApplyLink href={company.links.apply} />
            </EndCall>
            <Onward items={glossaryOnward} />
            <PageSources page={glossaryPage} />
          </Prose>
          <Side page={glossaryPage} />
        </div>
      </div>
    </PageFrame>
  );
}
