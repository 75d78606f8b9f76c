import { urlOf } from '@/app/seo/page-data';
import { company, companyIdentity } from '@/content/lender/company';
import type { PageKind } from '@/content/site/page';
import { pages, profilePages } from '@/content/site/pages';

export const dynamic = 'force-static';

const sections: readonly (readonly [heading: string, kinds: readonly PageKind[]])[] = [
  ['Guides', ['home', 'guide', 'report']],
  ['Calculators', ['calculator']],
  ['Reference and people', ['list']],
  ['Ways to reach us', ['form']],
  ['News', ['news']],
  ['Optional', ['legal']],
];

function sectionOf([heading, kinds]: (typeof sections)[number]): string {
  const lines = [...pages, ...profilePages]
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path, label, description }) => `- [${label}](${urlOf(path)}): ${description}`);
  return [`## ${heading}`, '', ...lines].join('\n');
}

export function GET() {
  const { address, email, name, phone } = company;
  const intro = [
    `# ${name}`,
    '',
    `> A small mortgage lender in ${address.city}, ${address.state}, licensed in Ohio only: ${companyIdentity}. Loan guides, calculators, a glossary and short forms that a licensed loan officer answers.`,
    '',
    `Phone ${phone.display}, email ${email}, hours ${company.hoursShort}. Figures that change are printed with their source and as-of date; nothing on the site is an offer or a commitment to lend. Every page is complete HTML without JavaScript.`,
  ].join('\n');
  return new Response(`${[intro, ...sections.map(sectionOf)].join('\n\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
