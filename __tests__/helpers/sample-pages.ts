export const guideMeta = `kind: guide
title: Construction Loans in Ohio
description: What a construction loan asks for and what it costs, when mortgage insurance ends, and when an FHA loan is the better choice for a buyer in Ohio.
label: Construction Loans
lead: The loan that builds a home.
art: bungalow
group: Purchase
menus:
  - { in: Purchase, order: 65 }
  - { in: Choosing a loan, order: 17, label: Construction loan }
loan: { name: Construction loan, type: construction, collateral: the home, years: 30 }
updated: 2026-11-19
aliases: [/construction]
facts: [pmiFreeDownPayment]`;

export const articleMeta = `kind: news
title: What a rate lock costs
description: A rate lock holds your rate while the loan is made. What it costs, how long it lasts, and what to ask for in writing before you count on it at all.
lead: A lock is a promise with an end date. Know the date.
art: corner-house
published: 2026-11-19
author: jordan-example
sources:
  - name: Regulation Z, 12 CFR 1026.37
    url: https://www.consumerfinance.gov/rules-policy/regulations/1026/37/`;

export const landingMeta = `kind: landing
title: A first home near Dayton
description: Tell us about the home you have in mind and what you have saved. A licensed loan officer reads it and calls you back within one business day.
heading: A first home near Dayton
lines:
  - One officer, from the first call to the keys.
  - The whole month in one figure, tax and insurance in it.
  - No credit check to talk.
form: contact
officer: jordan-example
updated: 2026-11-28`;

export function mdxOf(meta: string, text: string): string {
  return `---\n${meta}\n---\n\n${text}\n`;
}
