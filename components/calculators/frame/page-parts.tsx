import type { ReactNode } from 'react';
import { CallOut } from '@/components/page/call-out';
import { type Crumb, Crumbs } from '@/components/page/crumbs';
import type { Phone } from '@/lib/calculators/definition';
import styles from './page-parts.module.css';

type PageHeadProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly crumbs: readonly Crumb[];
  /** The sender of the page, printed only. */
  readonly letterhead: string;
};

/** The short header of a calculator page, which leaves the first screen to the fields. */
export function PageHead({ title, lead, crumbs, letterhead }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        <p className={styles.letterhead}>{letterhead}</p>
        <Crumbs crumbs={crumbs} />
        <div className={`row ${styles.title}`}>
          <h1>{title}</h1>
          {lead ? (
            <p className="small" data-print="no">
              {lead}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

type EstimateNoteProps = {
  /** Who reviewed the calculator, and when; empty before any review. */
  readonly reviewed: string;
};

export function EstimateNote({ reviewed }: EstimateNoteProps) {
  return (
    <section className={`section ${styles.note}`} aria-label="About these results" data-nosnippet="">
      <div className="wrap">
        <p className={styles.text}>
          Free to use. Results are estimates, not a quote, an approval, an offer or a commitment to lend. Property tax
          and insurance change from year to year.{reviewed ? ` ${reviewed}` : null}
        </p>
      </div>
    </section>
  );
}

/** How a reader can get the answer by hand. */
const byHand = {
  steps: 'The steps under “Show the work” let you do it by hand',
  sides: 'The tables below have both sides at three prices',
  months: 'The tables below have the month for four down payments and four rates',
} as const;

type WithoutScriptProps = { readonly phone: Phone; readonly help: keyof typeof byHand };

/** Shown above a calculator. Not part of the island, whose script would have to carry it. */
export function WithoutScript({ phone, help }: WithoutScriptProps) {
  return (
    <noscript>
      <div className="wrap" data-nosnippet="">
        <CallOut>
          <p>
            Without JavaScript this page shows the example below and can’t work out another. {byHand[help]}, or call us
            and we’ll do it with you: <a href={phone.href}>{phone.display}</a>
          </p>
        </CallOut>
      </div>
    </noscript>
  );
}
