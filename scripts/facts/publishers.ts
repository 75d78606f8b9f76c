/** Who publishes figures of the site, when they change, and how to compare ours with theirs. */
export type Publisher = {
  readonly name: string;
  /** How the addresses of its figures begin. */
  readonly at: readonly string[];
  /** The month in which to look; absent where a change can come in any month. */
  readonly month?: string;
  /** What changes then, or what announces a change. */
  readonly changes: string;
  readonly look: string;
};

const cfpb = 'https://www.consumerfinance.gov/';

/** The months of the calendar in their order. */
export const months: readonly string[] = ['January', 'July', 'October', 'November', 'December'];

/** A fact belongs to the publisher whose beginning of the address is the longest that fits. */
export const publishers: readonly Publisher[] = [
  {
    name: 'Our own estimates',
    at: [`${cfpb}owning-a-home/`],
    month: 'January',
    changes: 'What title, appraisal, recording and prepaid items came to in Ohio last year.',
    look: 'Compare with the Closing Disclosures of the loans you closed; keep the low and the high end.',
  },
  {
    name: 'Internal Revenue Service',
    at: ['https://www.irs.gov/'],
    month: 'January',
    changes: 'Publications for the tax year that just ended; the limits of deductions.',
    look: 'Read “What’s New” at the start of Publication 936.',
  },
  {
    name: 'Supreme Court of Ohio',
    at: ['https://www.supremecourt.ohio.gov/'],
    month: 'July',
    changes: 'Amended court rules take effect on July 1.',
    look: 'Open the Rules of Civil Procedure at the rule that the fact names.',
  },
  {
    name: 'U.S. Department of Agriculture',
    at: ['https://www.rd.usda.gov/'],
    month: 'October',
    changes: 'The guarantee fee and the yearly fee are set for each fiscal year, which starts on October 1.',
    look: 'Look for the notice of fees for the new fiscal year, then Chapter 16 of HB-1-3555.',
  },
  {
    name: 'Federal Housing Finance Agency',
    at: ['https://www.fhfa.gov/'],
    month: 'November',
    changes: 'The conforming loan limits of the next year are announced in the last week of November.',
    look: 'Copy the baseline for one unit; on January 1 it is current. FHA floors and VA county limits follow from it.',
  },
  {
    name: 'U.S. Census Bureau',
    at: ['https://www.census.gov/'],
    month: 'December',
    changes: 'A new five-year survey with home values and property taxes by county.',
    look: 'Compute median tax over median value for the 88 counties, and write content/counties.ts.',
  },
  {
    name: 'HUD: Handbook 4000.1 and Mortgagee Letters',
    at: ['https://www.hud.gov/'],
    month: 'December',
    changes: 'FHA’s county limits for January 1. Premiums and rules change by Mortgagee Letter in any month.',
    look: 'Read the list of letters since the as-of day, then the section of the handbook that the fact names.',
  },
  {
    name: 'Department of Veterans Affairs',
    at: ['https://www.va.gov/', 'https://www.benefits.va.gov/'],
    changes: 'Fees change by act of Congress; rules by circular.',
    look: 'Open the page and compare every row of the table of fees.',
  },
  {
    name: 'Fannie Mae guides and matrix',
    at: [
      'https://selling-guide.fanniemae.com/',
      'https://servicing-guide.fanniemae.com/',
      'https://singlefamily.fanniemae.com/',
    ],
    changes: 'Announcements through the year, often once a month.',
    look: 'Open the section by its number; its foot lists the last changes.',
  },
  {
    name: 'Freddie Mac, My Home',
    at: ['https://myhome.freddiemac.com/'],
    changes: 'Rules of thumb; they seldom change.',
    look: 'Search for the topic that the fact names.',
  },
  {
    name: 'Ginnie Mae',
    at: ['https://www.ginniemae.gov/'],
    changes: 'All Participants Memorandums, in any month.',
    look: 'Search the memorandums for the one that the fact names, and for later ones on the same topic.',
  },
  {
    name: 'United States Code and public laws',
    at: ['https://uscode.house.gov/', 'https://www.congress.gov/'],
    changes: 'Acts of Congress.',
    look: 'Open the section; the notes at its end list the amendments with their days.',
  },
  {
    name: 'Code of Federal Regulations',
    at: ['https://www.ecfr.gov/'],
    changes: 'Final rules in the Federal Register.',
    look: 'Open the section and choose the changes since the as-of day.',
  },
  {
    name: 'Consumer Financial Protection Bureau: regulations',
    at: [`${cfpb}rules-policy/regulations/`],
    changes: 'Final rules. Dollar amounts are adjusted each January 1; the days in our facts change by rule only.',
    look: 'Open the paragraph, and read the official interpretation below it.',
  },
  {
    name: 'Consumer Financial Protection Bureau and Federal Trade Commission: advice to consumers',
    at: [cfpb, 'https://consumer.ftc.gov/'],
    changes: 'Pages are edited without notice.',
    look: 'Open the page and look for the number.',
  },
  {
    name: 'FICO',
    at: ['https://www.myfico.com/'],
    changes: 'New versions of the score.',
    look: 'Open the page and compare the five weights and the days.',
  },
  {
    name: 'HUD, FHA mortgage limits',
    at: ['https://entp.hud.gov/idapp/html/hicostlook.cfm'],
    month: 'December',
    changes: 'The FHA limits of every county for the next year, and the counties of each area.',
    look: 'Choose Ohio and every county; compare the areas of content/counties.ts and the facts fhaLimit….',
  },
  {
    name: 'Ohio Housing Finance Agency',
    at: ['https://myohiohome.org/'],
    changes: 'Programs for buyers and what they ask.',
    look: 'Read the page of each program that /first-time-home-buyer-ohio names.',
  },
  {
    name: 'Ohio Revised Code and Administrative Code',
    at: ['https://codes.ohio.gov/'],
    changes: 'Acts of the General Assembly, most often in force 90 days after they are filed.',
    look: 'Open the section; its head shows the day since which the text is in force.',
  },
  {
    name: 'Federal Reserve, Freddie Mac’s survey, Bureau of Labor Statistics',
    at: ['https://www.federalreserve.gov/', 'https://www.freddiemac.com/', 'https://www.bls.gov/'],
    changes: 'Nothing: what was true on a day of 2024 stays so.',
    look: 'Open the release of that day.',
  },
];
