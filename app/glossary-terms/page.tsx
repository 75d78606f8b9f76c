import { PageFrame } from '@/app/frames/page-frame';
import { PageSources } from '@/app/frames/page-sources';
import { PageTop } from '@/app/frames/page-top';
import { Side } from '@/app/frames/side';
import { metadataOf } from '@/app/seo/metadata';
import { ApplyLink } from '@/components/controls/apply-link';
import { ButtonLink } from '@/components/controls/button';
import { EndCall, Onward, Prose } from '@/components/page/prose';
import { SearchForm } from '@/components/search/search-form';
import { Glossary } from '@/components/sections/glossary';
import {
  emptyLetterText,
  type GlossaryTerm,
  glossaryLetters,
  glossaryOnward,
  glossaryPage,
  glossaryTerm,
} from '@/content/glossary';
import { company } from '@/content/lender/company';
import { searchFieldWords, searchPage } from '@/content/own-pages/search';
import { pageOf } from '@/content/pages';
import { Definition } from './definition';

export const metadata = metadataOf(glossaryPage);

function termOf({ id, term, definition, see, page }: GlossaryTerm) {
  const related = see.map((other) => ({ href: `#${other}`, text: glossaryTerm(other).term }));
  const more = page ? [{ href: page, text: pageOf(page).label }] : [];
  return { id, term, definition: <Definition text={definition} />, see: [...related, ...more] };
}

const letters = glossaryLetters.map(({ letter, terms }) => ({ letter, terms: terms.map(termOf) }));

export default function GlossaryPage() {
  return (
    <PageFrame path={glossaryPage.path}>
      <PageTop page={glossaryPage} />
      <div className="wrap">
        <SearchForm id="find-word" action={searchPage.path} {...searchFieldWords.glossary} onlyTerms />
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
