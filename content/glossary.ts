import type { Href } from '@/content/routes';
import { linkedIds } from '@/lib/glossary/links';
import { fact } from './facts';
import { checkList } from './schema/check';
import { type GlossaryEntry, glossaryEntrySchema } from './schema/lender';

/** An entry as the page prints it: `see` holds the related terms of both directions, in the order of the alphabet. */
export type GlossaryTerm = GlossaryEntry & {
  readonly letter: string;
  readonly see: readonly string[];
};

const written: readonly (GlossaryEntry & { readonly page?: Href })[] = [
  {
    id: 'acceleration-clause',
    term: 'Acceleration clause',
    definition:
      'The part of a loan contract that lets the lender ask for the whole balance at once, usually after a [[default|default]].',
    see: ['due-on-sale-clause'],
  },
  {
    id: 'arm',
    term: 'Adjustable rate mortgage (ARM)',
    definition:
      'A loan whose rate is fixed for a first period and then moves with an [[index|index]], within limits set by a [[cap|cap]].',
    see: ['index', 'margin', 'cap', 'fixed-rate'],
    page: '/which-loan-is-right-for-me',
  },
  {
    id: 'amortization',
    term: 'Amortization',
    definition:
      'Paying a loan down in equal payments. Early payments are mostly [[interest|interest]]; later ones are mostly [[principal|principal]].',
    see: ['negative-amortization', 'recast'],
    page: '/what-will-my-monthly-payment-be-calculator',
  },
  {
    id: 'apr',
    term: 'Annual percentage rate (APR)',
    definition:
      'The yearly cost of a loan, including the [[interest-rate|interest rate]] and most fees, so that two offers can be compared.',
    see: ['interest-rate', 'points', 'tila'],
  },
  {
    id: 'appraisal',
    term: 'Appraisal',
    definition:
      'An independent estimate of what a home is worth, ordered by the lender and based on [[comparable-sales|comparable sales]].',
    see: ['comparable-sales', 'home-inspection', 'ltv'],
  },
  {
    id: 'appreciation',
    term: 'Appreciation',
    definition: 'A rise in the value of a home over time. It adds to your [[equity|equity]].',
    see: ['underwater'],
    page: '/renting-versus-buying-calculator',
  },
  {
    id: 'assessed-value',
    term: 'Assessed value',
    definition:
      'The value that [[property-tax|property tax]] is calculated on. In Ohio it’s set by the county auditor, and it’s lower than the market value.',
    see: ['property-tax'],
  },
  {
    id: 'assumable-loan',
    term: 'Assumable loan',
    definition:
      'A loan that a buyer may take over from the seller, rate and all, if the lender approves. Many [[fha-loan|FHA]] and [[va-loan|VA loans]] can be assumed.',
    see: ['due-on-sale-clause', 'va-loan'],
    page: '/va-loans',
  },
  {
    id: 'balloon-mortgage',
    term: 'Balloon mortgage',
    definition:
      'A loan with regular payments for some years and then one very large final payment, the balloon. Rare in home loans today.',
    see: ['interest-only'],
    page: '/which-loan-is-right-for-me',
  },
  {
    id: 'basis-point',
    term: 'Basis point',
    definition:
      'One hundredth of one percent. A cut of 25 basis points is a quarter of a point off the rate. Not the same thing as a [[points|point]].',
    see: ['points', 'federal-funds-rate'],
    page: '/how_the_fed_affects_mortgage_rates',
  },
  {
    id: 'break-even-point',
    term: 'Break-even point',
    definition:
      'The month in which the savings of a [[refinance|refinance]] have paid back its [[closing-costs|closing costs]]. Moving sooner means that the refinance cost you money.',
    see: ['refinance', 'net-tangible-benefit'],
    page: '/refinance-analysis-calculator',
  },
  {
    id: 'bridge-loan',
    term: 'Bridge loan',
    definition: 'A short loan that lets you buy your next home before the old one is sold. It’s repaid from the sale.',
    see: ['contingency'],
  },
  {
    id: 'buydown',
    term: 'Buydown',
    definition:
      'Money paid at [[closing|closing]], often by a seller or builder, to lower your rate. A temporary buydown lowers it for the first years only.',
    see: ['points', 'seller-concession'],
  },
  {
    id: 'cap',
    term: 'Cap',
    definition:
      'The most that an adjustable rate may move: the first time, each time after that, and over the life of the [[arm|ARM]].',
  },
  {
    id: 'cash-out-refinance',
    term: 'Cash-out refinance',
    definition:
      'A new, larger loan that pays off your old one and hands you the difference in cash. You owe more, and your home secures all of it.',
    see: ['equity', 'heloc', 'refinance'],
    page: '/cash-out-refinance',
  },
  {
    id: 'cash-to-close',
    term: 'Cash to close',
    definition:
      'What you bring to the closing table: the [[down-payment|down payment]], plus [[closing-costs|closing costs]], less the deposit and any credits.',
    see: ['closing-costs', 'earnest-money', 'wire-fraud'],
  },
  {
    id: 'coe',
    term: 'Certificate of Eligibility (COE)',
    definition:
      'The document from the Department of Veterans Affairs that shows a lender that your service meets the rules for a [[va-loan|VA loan]].',
    see: ['va-loan', 'funding-fee'],
    page: '/va-loan-eligibility',
  },
  {
    id: 'charge-off',
    term: 'Charge-off',
    definition:
      'A lender’s bookkeeping step: it no longer counts on being paid. You still owe the debt, and a [[lien|lien]] stays on the home.',
    see: ['zombie-second-mortgage', 'default'],
  },
  {
    id: 'clear-to-close',
    term: 'Clear to close',
    definition:
      'The word from [[underwriting|underwriting]] that every condition has been met and [[closing|closing]] can be scheduled.',
    see: ['underwriting'],
    page: '/the-loan-process',
  },
  {
    id: 'closing',
    term: 'Closing',
    definition: 'The meeting where you sign, the money moves and the home becomes yours.',
    see: ['closing-disclosure', 'walk-through', 'recording'],
    page: '/the-loan-process',
  },
  {
    id: 'closing-costs',
    term: 'Closing costs',
    definition:
      'Fees for the loan, [[title|title]] work and recording, plus [[prepaid-items|prepaid items]]. They’re in addition to the [[down-payment|down payment]].',
    see: ['origination-fee', 'prepaid-items', 'seller-concession'],
  },
  {
    id: 'closing-disclosure',
    term: 'Closing Disclosure (CD)',
    definition: `A five-page form with the final terms and costs of your loan. You must have it at least ${fact('closingDisclosureDays').text} before [[closing|closing]]. Compare it with your [[loan-estimate|Loan Estimate]].`,
    see: ['loan-estimate', 'trid'],
    page: '/the-loan-process',
  },
  {
    id: 'co-borrower',
    term: 'Co-borrower',
    definition:
      'A second person who applies with you, whose income counts with yours, and who owes the whole loan as you do.',
    see: ['joint-tenancy'],
  },
  {
    id: 'collateral',
    term: 'Collateral',
    definition: 'What a lender may take if a loan isn’t repaid. For a [[mortgage|mortgage]] it’s the home itself.',
    see: ['lien', 'foreclosure'],
  },
  {
    id: 'comparable-sales',
    term: 'Comparable sales (comps)',
    definition:
      'Recent sales of similar homes nearby, used to judge a fair price and to back up an [[appraisal|appraisal]].',
    page: '/free-reports',
  },
  {
    id: 'conforming-loan',
    term: 'Conforming loan',
    definition:
      'A [[conventional-loan|conventional loan]] within the size limit and the rules set for [[fannie-mae|Fannie Mae]] and [[freddie-mac|Freddie Mac]].',
    see: ['jumbo-loan', 'fannie-mae', 'freddie-mac'],
  },
  {
    id: 'contingency',
    term: 'Contingency',
    definition:
      'A condition in a [[purchase-agreement|purchase agreement]]. If it isn’t met, such as a failed inspection, you may leave and usually keep your deposit.',
    see: ['purchase-agreement', 'home-inspection', 'earnest-money'],
  },
  {
    id: 'conventional-loan',
    term: 'Conventional loan',
    definition: 'A home loan that no government agency insures or guarantees.',
    see: ['fha-loan', 'va-loan', 'usda-loan', 'pmi'],
    page: '/conventional-loans',
  },
  {
    id: 'credit-report',
    term: 'Credit report',
    definition:
      'The record of your loans, cards and payments that a credit bureau keeps. Three bureaus keep one each, and you may read yours free.',
    see: ['credit-score', 'judgment-lien'],
    page: '/free-reports',
  },
  {
    id: 'credit-score',
    term: 'Credit score',
    definition: `A number, most often from ${fact('creditScoreRange').text}, that summarizes your [[credit-report|credit report]]. A higher one usually means a lower rate.`,
    see: ['fico-score', 'credit-utilization'],
    page: '/free-reports',
  },
  {
    id: 'credit-utilization',
    term: 'Credit utilization',
    definition:
      'How much of your card limits you’re using. A $900 balance on a $3,000 limit is 30%. Lower is better for your [[credit-score|score]].',
    page: '/free-reports',
  },
  {
    id: 'debt-consolidation',
    term: 'Debt consolidation',
    definition:
      'One new loan in place of several. The payment may fall while the total cost rises, because the debt is spread over more years.',
    see: ['cash-out-refinance', 'second-mortgage'],
    page: '/debt-consolidation-calculator',
  },
  {
    id: 'dti',
    term: 'Debt-to-income ratio (DTI)',
    definition: 'Your monthly debts divided by your monthly [[gross-income|income before taxes]].',
    see: ['gross-income', 'housing-ratio', 'qualifying-ratio', 'residual-income'],
    page: '/how-much-can-i-afford-calculator',
  },
  {
    id: 'deed',
    term: 'Deed',
    definition:
      'The signed document that passes ownership of a home from one person to another. It’s [[recording|recorded]] with the county.',
    see: ['warranty-deed', 'quitclaim-deed', 'title'],
  },
  {
    id: 'default',
    term: 'Default',
    definition:
      'Breaking the promise in a loan, most often by missing payments. It can lead to [[foreclosure|foreclosure]].',
    see: ['forbearance', 'late-charge'],
  },
  {
    id: 'down-payment',
    term: 'Down payment',
    definition: 'The part of the price that you pay yourself. The loan covers the rest.',
    see: ['cash-to-close', 'gift-funds', 'mortgage-insurance'],
  },
  {
    id: 'due-on-sale-clause',
    term: 'Due-on-sale clause',
    definition:
      'The part of a loan contract that says the balance must be paid when the home is sold. An [[assumable-loan|assumable loan]] is the exception.',
  },
  {
    id: 'earnest-money',
    term: 'Earnest money',
    definition:
      'A deposit that shows a seller you mean it. It counts toward your [[down-payment|down payment]] or [[closing-costs|closing costs]].',
    see: ['purchase-agreement'],
  },
  {
    id: 'easement',
    term: 'Easement',
    definition: 'Someone else’s right to use part of your land, such as a shared driveway or a power line.',
    see: ['encumbrance', 'survey'],
  },
  {
    id: 'encumbrance',
    term: 'Encumbrance',
    definition:
      'Any claim on a property, such as a [[lien|lien]] or an [[easement|easement]]. A [[title-search|title search]] finds them.',
    see: ['lien'],
  },
  {
    id: 'equity',
    term: 'Equity',
    definition: 'What your home is worth, less what you owe on it.',
    see: ['heloc', 'home-equity-loan', 'ltv', 'underwater'],
    page: '/cash-out-refinance',
  },
  {
    id: 'escrow',
    term: 'Escrow',
    definition:
      'An account that your [[servicer|servicer]] fills from your monthly payment and uses to pay your [[property-tax|property tax]] and [[homeowners-insurance|insurance]].',
    see: ['piti', 'prepaid-items', 'property-tax', 'homeowners-insurance'],
  },
  {
    id: 'fannie-mae',
    term: 'Fannie Mae',
    definition:
      'The Federal National Mortgage Association, a company that buys loans from lenders so that they can lend again.',
    see: ['freddie-mac', 'ginnie-mae'],
  },
  {
    id: 'federal-funds-rate',
    term: 'Federal funds rate',
    definition:
      'The rate banks charge each other for money overnight. The Federal Reserve sets a target range for it. Your mortgage doesn’t follow it directly.',
    see: ['prime-rate'],
    page: '/how_the_fed_affects_mortgage_rates',
  },
  {
    id: 'fha-loan',
    term: 'FHA loan',
    definition:
      'A loan made by a lender and insured by the Federal Housing Administration. It asks for a small [[down-payment|down payment]] and for [[mip|insurance premiums]].',
    see: ['mip', 'ufmip', 'hud', 'section-203k', 'streamline-refinance'],
    page: '/fha',
  },
  {
    id: 'fico-score',
    term: 'FICO score',
    definition:
      'The best-known brand of [[credit-score|credit score]]. Mortgage lenders have long used versions of it.',
  },
  {
    id: 'fixed-rate',
    term: 'Fixed rate',
    definition:
      'A rate that stays the same for the whole loan. So does the payment for [[principal|principal]] and [[interest|interest]].',
    see: ['variable-rate', 'term'],
    page: '/which-loan-is-right-for-me',
  },
  {
    id: 'flood-insurance',
    term: 'Flood insurance',
    definition:
      'Coverage for flood damage, which [[homeowners-insurance|homeowner’s insurance]] leaves out. Lenders require it in high-risk flood zones.',
    see: ['homeowners-insurance'],
  },
  {
    id: 'forbearance',
    term: 'Forbearance',
    definition:
      'A pause or cut in payments that your [[servicer|servicer]] agrees to in hard times. What was skipped must still be repaid later.',
    see: ['servicer', 'foreclosure'],
  },
  {
    id: 'foreclosure',
    term: 'Foreclosure',
    definition: 'How a lender takes and sells a home when a loan isn’t paid. In Ohio it must go through a court.',
    see: ['default', 'acceleration-clause'],
  },
  {
    id: 'freddie-mac',
    term: 'Freddie Mac',
    definition:
      'The Federal Home Loan Mortgage Corporation. Like [[fannie-mae|Fannie Mae]], it buys loans from lenders.',
  },
  {
    id: 'fully-indexed-rate',
    term: 'Fully indexed rate',
    definition:
      'The [[index|index]] plus the [[margin|margin]]: what an [[arm|ARM]] would charge today without its starting rate or [[cap|caps]].',
    see: ['arm', 'margin'],
  },
  {
    id: 'funding-fee',
    term: 'Funding fee',
    definition:
      'A one-time charge on most [[va-loan|VA loans]], paid in cash or added to the loan. Veterans with a disability rating are often exempt.',
    see: ['va-loan', 'irrrl'],
    page: '/va-loans',
  },
  {
    id: 'gift-funds',
    term: 'Gift funds',
    definition:
      'Money given to you toward a home, most often by family. A signed letter must say that it doesn’t have to be paid back.',
    see: ['reserves'],
    page: '/paper-work',
  },
  {
    id: 'ginnie-mae',
    term: 'Ginnie Mae',
    definition:
      'The Government National Mortgage Association. It stands behind bonds made of [[fha-loan|FHA]], [[va-loan|VA]] and [[usda-loan|USDA]] loans.',
  },
  {
    id: 'good-faith-estimate',
    term: 'Good faith estimate',
    definition:
      'The older form for the costs of a loan. For most loans the [[loan-estimate|Loan Estimate]] took its place in 2015.',
    see: ['loan-estimate'],
  },
  {
    id: 'grace-period',
    term: 'Grace period',
    definition:
      'The days after the due date in which you can still pay without a [[late-charge|late charge]]. Your [[note|note]] says how many.',
    see: ['late-charge'],
  },
  {
    id: 'gross-income',
    term: 'Gross income',
    definition: 'What you earn before taxes and deductions. Lenders use it to work out your [[dti|DTI]].',
  },
  {
    id: 'hecm',
    term: 'Home Equity Conversion Mortgage (HECM)',
    definition: `A [[reverse-mortgage|reverse mortgage]] insured by the Federal Housing Administration, for owners aged ${fact('hecmAge').text} and over.`,
    see: ['reverse-mortgage'],
    page: '/fha',
  },
  {
    id: 'heloc',
    term: 'Home equity line of credit (HELOC)',
    definition:
      'A line that you can draw on, repay and draw on again, secured by your [[equity|equity]]. The rate usually moves with the [[prime-rate|prime rate]].',
    see: ['home-equity-loan', 'prime-rate', 'second-mortgage'],
    page: '/cash-out-refinance',
  },
  {
    id: 'home-equity-loan',
    term: 'Home equity loan',
    definition:
      'A [[second-mortgage|second mortgage]] paid out all at once, most often at a [[fixed-rate|fixed rate]].',
    see: ['second-mortgage'],
    page: '/cash-out-refinance',
  },
  {
    id: 'home-inspection',
    term: 'Home inspection',
    definition:
      'A close look at a home’s roof, structure and systems by an inspector who works for you. It isn’t an [[appraisal|appraisal]].',
  },
  {
    id: 'homeowners-insurance',
    term: 'Homeowner’s insurance',
    definition: 'Coverage for the house, your things and your liability. Lenders require it.',
    see: ['piti'],
  },
  {
    id: 'hoa',
    term: 'Homeowners association (HOA)',
    definition:
      'A group that runs a condominium or neighborhood, sets its rules and charges fees. Lenders count the fee as part of your payment.',
    see: ['housing-ratio'],
  },
  {
    id: 'housing-ratio',
    term: 'Housing ratio',
    definition:
      'Your full housing payment, [[piti|PITI]] and any [[hoa|HOA]] fee, divided by your [[gross-income|gross income]].',
    see: ['qualifying-ratio'],
    page: '/how-much-can-i-afford-calculator',
  },
  {
    id: 'hud',
    term: 'HUD',
    definition:
      'The U.S. Department of Housing and Urban Development. The Federal Housing Administration is part of it, and it approves housing counselors.',
    see: ['ginnie-mae'],
  },
  {
    id: 'index',
    term: 'Index',
    definition: 'A published rate that an [[arm|ARM]] follows.',
    see: ['margin', 'fully-indexed-rate'],
  },
  {
    id: 'interest',
    term: 'Interest',
    definition: 'What you pay to use borrowed money, calculated on the [[principal|principal]] you still owe.',
    see: ['principal', 'interest-rate'],
  },
  {
    id: 'interest-only',
    term: 'Interest-only loan',
    definition:
      'A loan on which you pay only [[interest|interest]] at first. The debt doesn’t shrink until later, when payments jump.',
    see: ['negative-amortization'],
  },
  {
    id: 'interest-rate',
    term: 'Interest rate',
    definition:
      'The yearly price of the money you borrow, in percent. It leaves out the fees, which the [[apr|APR]] takes in.',
    see: ['rate-lock'],
  },
  {
    id: 'irrrl',
    term: 'Interest rate reduction refinance loan (IRRRL)',
    definition:
      'A [[streamline-refinance|streamline refinance]] of one [[va-loan|VA loan]] into another, with less paperwork.',
    see: ['streamline-refinance', 'va-loan'],
    page: '/va-irrrl',
  },
  {
    id: 'joint-tenancy',
    term: 'Joint tenancy',
    definition:
      'A way to own a home together in which the share of one who dies passes to the others. Ohio calls it a survivorship tenancy.',
    see: ['deed', 'title'],
  },
  {
    id: 'judgment-lien',
    term: 'Judgment lien',
    definition:
      'A claim on your home that comes from losing a lawsuit over a debt. It must be cleared before most sales or loans.',
    see: ['lien', 'title-search'],
  },
  {
    id: 'jumbo-loan',
    term: 'Jumbo loan',
    definition: 'A loan larger than the limit that [[fannie-mae|Fannie Mae]] and [[freddie-mac|Freddie Mac]] may buy.',
    page: '/jumbo-loans',
  },
  {
    id: 'kicker',
    term: 'Kicker',
    definition:
      'An informal word for an extra charge or share that a lender receives beyond the [[interest|interest]]. Rare in home loans.',
    see: ['yield'],
  },
  {
    id: 'know-before-you-owe',
    term: 'Know Before You Owe',
    definition:
      'The federal project that gave borrowers two clear forms, the [[loan-estimate|Loan Estimate]] and the [[closing-disclosure|Closing Disclosure]].',
    see: ['trid'],
  },
  {
    id: 'late-charge',
    term: 'Late charge',
    definition: 'A fee for a payment that arrives after the [[grace-period|grace period]].',
  },
  {
    id: 'lien',
    term: 'Lien',
    definition:
      'A legal claim on a home as security for a debt. A [[mortgage|mortgage]] is one. It must be paid or released before the home is sold free of it.',
    see: ['mortgage', 'subordination', 'second-mortgage'],
  },
  {
    id: 'loan-estimate',
    term: 'Loan Estimate (LE)',
    definition: `A three-page form with your rate, payment and costs. You receive it within ${fact('loanEstimateDays').text} of applying.`,
    see: ['trid', 'apr'],
    page: '/compare-loan-offers-calculator',
  },
  {
    id: 'loan-officer',
    term: 'Loan officer',
    definition:
      'The licensed person who takes your application and sees it through. You can look up the license at [[nmls|NMLS]] Consumer Access.',
    see: ['nmls', 'mortgage-broker'],
    page: '/our-staff',
  },
  {
    id: 'ltv',
    term: 'Loan-to-value ratio (LTV)',
    definition: 'The loan divided by the value of the home. A $240,000 loan on a $300,000 home is 80%.',
    see: ['mortgage-insurance', 'pmi'],
  },
  {
    id: 'manual-underwriting',
    term: 'Manual underwriting',
    definition:
      'A full review by a person, not a computer program. It helps when your credit history is thin or unusual.',
    see: ['underwriting', 'residual-income'],
  },
  {
    id: 'manufactured-home',
    term: 'Manufactured home',
    definition: `A home built in a factory to the federal building code, on or after ${fact('manufacturedHomeDate').text}. On a permanent foundation it can take a mortgage.`,
    see: ['fha-loan'],
    page: '/fha',
  },
  {
    id: 'margin',
    term: 'Margin',
    definition: 'The percentage added to the [[index|index]] to set an [[arm|ARM’s]] rate. It doesn’t change.',
  },
  {
    id: 'mortgage',
    term: 'Mortgage',
    definition:
      'The document that gives a lender a [[lien|lien]] on your home until the loan is repaid. In daily speech, the loan itself.',
    see: ['note', 'collateral'],
  },
  {
    id: 'mortgage-broker',
    term: 'Mortgage broker',
    definition:
      'A person or company that finds a loan for you with a lender, for a fee, but doesn’t lend its own money.',
  },
  {
    id: 'mortgage-insurance',
    term: 'Mortgage insurance',
    definition: `Protects the lender, not you, if you [[default|default]]. Usual with less than ${fact('pmiFreeDownPayment').text} down.`,
    see: ['pmi', 'mip'],
  },
  {
    id: 'mip',
    term: 'Mortgage insurance premium (MIP)',
    definition:
      'The [[mortgage-insurance|mortgage insurance]] on an [[fha-loan|FHA loan]]: one part [[ufmip|up front]] and one part each month.',
    see: ['ufmip', 'pmi'],
    page: '/fha-mortgage-insurance',
  },
  {
    id: 'nmls',
    term: 'Nationwide Multistate Licensing System (NMLS)',
    definition:
      'The national register of mortgage companies and [[loan-officer|loan officers]]. Each has a number you can look up.',
  },
  {
    id: 'negative-amortization',
    term: 'Negative amortization',
    definition: 'When a payment doesn’t even cover the [[interest|interest]], so that the debt grows.',
  },
  {
    id: 'net-tangible-benefit',
    term: 'Net tangible benefit',
    definition:
      'A real gain for you that some [[refinance|refinances]] must show, such as a lower payment or a safer kind of loan.',
    see: ['streamline-refinance'],
    page: '/fha-va-streamline',
  },
  {
    id: 'note',
    term: 'Note',
    definition:
      'The document in which you promise to repay. The [[mortgage|mortgage]] is the separate document that secures it.',
    see: ['statute-of-limitations'],
  },
  {
    id: 'origination-fee',
    term: 'Origination fee',
    definition: 'What a lender charges to make the loan. It’s on page 2 of the [[loan-estimate|Loan Estimate]].',
    see: ['points'],
  },
  {
    id: 'owner-occupied',
    term: 'Owner-occupied',
    definition: 'Lived in by its owner. Loans for such homes have lower rates than loans for rentals.',
    see: ['rescission'],
  },
  {
    id: 'payoff-statement',
    term: 'Payoff statement',
    definition:
      'The exact amount that would pay off your loan on a given day, with [[interest|interest]] up to that day.',
    see: ['servicer', 'prepayment-penalty', 'zombie-second-mortgage'],
  },
  {
    id: 'piti',
    term: 'PITI',
    definition: '[[principal|Principal]], [[interest|interest]], taxes and insurance: the whole monthly payment.',
    see: ['housing-ratio', 'property-tax'],
    page: '/what-will-my-monthly-payment-be-calculator',
  },
  {
    id: 'points',
    term: 'Points',
    definition:
      'Paid at [[closing|closing]] to lower the rate. One point is 1% of the loan. Also called discount points.',
  },
  {
    id: 'pre-approval',
    term: 'Pre-approval',
    definition:
      'A lender’s letter that says how much you may borrow, after checking your documents and credit. It isn’t yet a promise to lend.',
    see: ['pre-qualification', 'underwriting'],
    page: '/the-loan-process',
  },
  {
    id: 'pre-qualification',
    term: 'Pre-qualification',
    definition: 'A first estimate of what you can borrow, from figures you give and nobody has checked yet.',
    page: '/the-loan-process',
  },
  {
    id: 'prepaid-items',
    term: 'Prepaid items',
    definition:
      'Costs paid at [[closing|closing]] for the time ahead: the first year of insurance, some [[interest|interest]], and a start for the [[escrow|escrow]] account.',
  },
  {
    id: 'prepayment-penalty',
    term: 'Prepayment penalty',
    definition:
      'A fee for paying a loan off early. Most home loans today have none; your [[loan-estimate|Loan Estimate]] says so on page 1.',
    see: ['qualified-mortgage'],
  },
  {
    id: 'prime-rate',
    term: 'Prime rate',
    definition:
      'The base rate that banks use for cards and [[heloc|HELOCs]]. It moves with the [[federal-funds-rate|federal funds rate]].',
    page: '/federal_reserve_rate_cuts',
  },
  {
    id: 'principal',
    term: 'Principal',
    definition: 'The amount you borrowed and haven’t yet repaid.',
    see: ['amortization'],
  },
  {
    id: 'pmi',
    term: 'Private mortgage insurance (PMI)',
    definition: `[[mortgage-insurance|Mortgage insurance]] on a [[conventional-loan|conventional loan]]. You can ask to end it once you owe ${fact('pmiRequestShare').text} of the home’s original value.`,
    page: '/how-much-can-i-afford-calculator',
  },
  {
    id: 'processing',
    term: 'Processing',
    definition: 'The stage in which your documents are gathered and checked before [[underwriting|underwriting]].',
    see: ['underwriting', 'verification-of-employment'],
    page: '/the-loan-process',
  },
  {
    id: 'property-tax',
    term: 'Property tax',
    definition: 'What your county and schools charge on land and buildings. Often paid from [[escrow|escrow]].',
    page: '/what-will-my-monthly-payment-be-calculator',
  },
  {
    id: 'purchase-agreement',
    term: 'Purchase agreement',
    definition:
      'The signed contract between buyer and seller, with the price, the dates and each [[contingency|contingency]].',
    page: '/purchase',
  },
  {
    id: 'qualified-mortgage',
    term: 'Qualified mortgage',
    definition:
      'A loan that meets federal rules meant to show you can repay it. Its [[negative-amortization|balance can’t grow]], and its fees are capped.',
    see: ['dti', 'negative-amortization'],
  },
  {
    id: 'qualifying-ratio',
    term: 'Qualifying ratio',
    definition:
      'The share of income that a lender lets you spend on housing or on all debts. See [[housing-ratio|housing ratio]] and [[dti|DTI]].',
    page: '/how-much-can-i-afford-calculator',
  },
  {
    id: 'quitclaim-deed',
    term: 'Quitclaim deed',
    definition:
      'A [[deed|deed]] that passes on whatever rights a person has, if any, with no promise about them. Common between family members.',
    see: ['warranty-deed'],
  },
  {
    id: 'rate-lock',
    term: 'Rate lock',
    definition:
      'A lender’s promise to hold a rate for a set number of days, so that a rise in the market before [[closing|closing]] doesn’t reach you.',
    see: ['points'],
    page: '/rate-locks',
  },
  {
    id: 'recast',
    term: 'Recast',
    definition:
      'A new, lower payment calculated after you pay a large amount toward the [[principal|principal]]. Rate and end date stay the same.',
    see: ['principal', 'refinance'],
  },
  {
    id: 'recording',
    term: 'Recording',
    definition: 'Entering a [[deed|deed]] or [[mortgage|mortgage]] in the public records of the county recorder.',
    see: ['title-search', 'deed'],
  },
  {
    id: 'refinance',
    term: 'Refinance',
    definition: 'Replacing your loan with a new one. It may lower the payment and still raise the total you pay.',
    see: ['streamline-refinance', 'rescission'],
    page: '/refinancing',
  },
  {
    id: 'reserves',
    term: 'Reserves',
    definition: 'Savings left after [[closing|closing]], counted in months of your housing payment.',
    see: ['cash-to-close'],
    page: '/paper-work',
  },
  {
    id: 'residual-income',
    term: 'Residual income',
    definition: 'What is left each month after debts, taxes and housing. Lenders check it for [[va-loan|VA loans]].',
    see: ['va-loan'],
    page: '/va-loan-eligibility',
  },
  {
    id: 'respa',
    term: 'Real Estate Settlement Procedures Act (RESPA)',
    definition:
      'The federal law on closing costs and loan servicing. It bans kickbacks and sets rules for [[escrow|escrow]] accounts.',
    see: ['tila', 'trid', 'servicer'],
  },
  {
    id: 'reverse-mortgage',
    term: 'Reverse mortgage',
    definition:
      'A loan for older owners that pays out [[equity|equity]] and is repaid when the last borrower moves, sells or dies.',
    see: ['equity'],
  },
  {
    id: 'rescission',
    term: 'Right of rescission',
    definition: `Your right to cancel most [[refinance|refinances]] and equity loans on the home you live in, within ${fact('rescissionDays').text}, Saturdays included. A purchase has no such right.`,
    see: ['heloc'],
    page: '/refinancing',
  },
  {
    id: 'second-mortgage',
    term: 'Second mortgage',
    definition: 'A loan behind your first mortgage, repaid after it if the home is sold.',
    see: ['subordination', 'zombie-second-mortgage'],
    page: '/debt-consolidation-calculator',
  },
  {
    id: 'section-203k',
    term: 'Section 203(k) loan',
    definition: 'An [[fha-loan|FHA loan]] that covers a home and its repairs in one mortgage.',
    page: '/fha',
  },
  {
    id: 'seller-concession',
    term: 'Seller concession',
    definition:
      'Part of your [[closing-costs|closing costs]] that the seller agrees to pay. Each kind of loan limits how much.',
    page: '/free-reports',
  },
  {
    id: 'servicer',
    term: 'Servicer',
    definition: 'The company you send payments to. It may not be the one that made the loan, and it can change.',
    see: ['escrow'],
  },
  {
    id: 'statute-of-limitations',
    term: 'Statute of limitations',
    definition: 'The time limit for suing on a debt. When it has passed, the debt is time-barred.',
    see: ['zombie-second-mortgage'],
    page: '/what_is_a_zombie_mortgage',
  },
  {
    id: 'streamline-refinance',
    term: 'Streamline refinance',
    definition:
      'A [[refinance|refinance]] of an [[fha-loan|FHA]] or [[va-loan|VA loan]] into a new one of the same kind, with less paperwork.',
    page: '/fha-va-streamline',
  },
  {
    id: 'subordination',
    term: 'Subordination',
    definition:
      'An agreement that places one [[lien|lien]] behind another. You need it to [[refinance|refinance]] a first loan and keep a second.',
  },
  {
    id: 'survey',
    term: 'Survey',
    definition: 'A measured drawing of a lot that shows its lines, the buildings on it and any [[easement|easement]].',
  },
  {
    id: 'term',
    term: 'Term',
    definition: 'How long you have to repay a loan, such as 15 or 30 years.',
    see: ['amortization'],
    page: '/refi_into_a_15_year_mortgage',
  },
  {
    id: 'tila',
    term: 'Truth in Lending Act (TILA)',
    definition: 'The federal law that makes lenders show the cost of credit, with the [[apr|APR]], in the same way.',
    see: ['trid', 'rescission'],
  },
  {
    id: 'trid',
    term: 'TILA-RESPA Integrated Disclosure (TRID)',
    definition:
      'The federal rule behind the [[loan-estimate|Loan Estimate]] and the [[closing-disclosure|Closing Disclosure]].',
  },
  {
    id: 'title',
    term: 'Title',
    definition: 'The legal right to own a property.',
    see: ['title-insurance', 'title-search'],
  },
  {
    id: 'title-insurance',
    term: 'Title insurance',
    definition:
      'Protection against claims on a property from before you owned it. A lender’s policy covers the lender; an owner’s policy covers you.',
    see: ['title-search'],
  },
  {
    id: 'title-search',
    term: 'Title search',
    definition: 'A look through the county’s records for owners, [[lien|liens]] and other claims on a home.',
    see: ['encumbrance'],
  },
  {
    id: 'underwater',
    term: 'Underwater',
    definition: 'Owing more on a home than it’s worth: less than no [[equity|equity]].',
  },
  {
    id: 'underwriting',
    term: 'Underwriting',
    definition: 'The lender’s check of your income, credit, savings and the property.',
    page: '/the-loan-process',
  },
  {
    id: 'ufmip',
    term: 'Upfront mortgage insurance premium (UFMIP)',
    definition: 'The one-time part of an [[fha-loan|FHA loan’s]] insurance. It’s usually added to the loan.',
    page: '/fha-mortgage-insurance',
  },
  {
    id: 'usda-loan',
    term: 'USDA loan',
    definition:
      'A loan backed by the U.S. Department of Agriculture for homes in rural areas and some small towns, with income limits.',
    page: '/usda-loans',
  },
  {
    id: 'va-loan',
    term: 'VA loan',
    definition:
      'A loan guaranteed by the Department of Veterans Affairs for those who served, often with no [[down-payment|down payment]].',
    page: '/va-loans',
  },
  {
    id: 'variable-rate',
    term: 'Variable rate',
    definition: 'A rate that can change during the loan, as with an [[arm|ARM]] or a [[heloc|HELOC]].',
    see: ['arm', 'heloc'],
  },
  {
    id: 'verification-of-employment',
    term: 'Verification of employment (VOE)',
    definition:
      'A lender’s check with your employer that you work there. It’s often repeated just before [[closing|closing]].',
    page: '/the-loan-process',
  },
  {
    id: 'walk-through',
    term: 'Walk-through',
    definition: 'Your last look at the home before [[closing|closing]].',
  },
  {
    id: 'warranty-deed',
    term: 'Warranty deed',
    definition: 'A [[deed|deed]] in which the seller promises to own the home free of hidden claims.',
    see: ['title-insurance'],
  },
  {
    id: 'wire-fraud',
    term: 'Wire fraud',
    definition:
      'A thief’s email with false instructions for your closing money. Call the title company at a number you know before you send any.',
    see: ['closing'],
    page: '/the-loan-process',
  },
  {
    id: 'yield',
    term: 'Yield',
    definition:
      'What an investor earns on a loan or bond in a year. When the yield on the ten-year Treasury note moves, mortgage rates tend to follow.',
    page: '/how_the_fed_affects_mortgage_rates',
  },
  {
    id: 'zombie-second-mortgage',
    term: 'Zombie second mortgage',
    definition:
      'An old [[second-mortgage|second mortgage]], long thought to be gone, that a new owner tries to collect.',
    page: '/what_is_a_zombie_mortgage',
  },
  {
    id: 'zoning',
    term: 'Zoning',
    definition: 'Local rules on how land and buildings may be used.',
    see: ['easement'],
  },
];

/**
 * Checks the entries and orders them for printing: by letter and term, with `see` and the links in definitions made
 * mutual. Every one of them must lead to an entry; a mistake throws a sentence that names the entry and the cure.
 */
export function glossaryOf(file: string, entries: readonly GlossaryEntry[]): readonly GlossaryTerm[] {
  const checked = checkList(file, glossaryEntrySchema, entries, (entry) => entry.id);
  const terms = new Map(checked.map((entry) => [entry.id, entry.term]));
  const related = new Map(checked.map((entry) => [entry.id, new Set<string>()]));
  const inDefinition = new Map<string, ReadonlySet<string>>();
  for (const entry of checked) {
    let links: readonly string[];
    try {
      links = linkedIds(entry.definition);
    } catch (error) {
      throw new Error(`${file}: ${entry.id}: ${error instanceof Error ? error.message : error}.`);
    }
    for (const id of [...(entry.see ?? []), ...links]) {
      if (!terms.has(id)) {
        throw new Error(`${file}: ${entry.id}: there is no entry "${id}"; add one or correct the link.`);
      }
      if (id === entry.id) throw new Error(`${file}: ${entry.id}: the entry links to itself; remove that link.`);
    }
    inDefinition.set(entry.id, new Set(links));
    for (const id of entry.see ?? []) {
      related.get(entry.id)?.add(id);
      related.get(id)?.add(entry.id);
    }
  }
  for (const [id, links] of inDefinition) {
    // The other term links back too, unless its definition does so already.
    for (const other of links) if (!inDefinition.get(other)?.has(id)) related.get(other)?.add(id);
  }
  const byTerm = (a: string, b: string) => (terms.get(a) ?? a).localeCompare(terms.get(b) ?? b, 'en');
  return checked
    .map((entry) => ({
      ...entry,
      letter: entry.term.charAt(0).toUpperCase(),
      see: [...(related.get(entry.id) ?? [])].sort(byTerm),
    }))
    .sort((a, b) => byTerm(a.id, b.id));
}

/** Every term, A to Z. */
export const glossary = glossaryOf('content/glossary.ts', written);

/** The 26 letters, each with its terms; X has none. */
export const glossaryLetters: readonly { readonly letter: string; readonly terms: readonly GlossaryTerm[] }[] = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
].map((letter) => ({ letter, terms: glossary.filter((term) => term.letter === letter) }));

/** Links to read next: the pages that use most of the words. */
export const glossaryOnward = [
  { text: 'See the words at work:', label: 'The loan process, stage by stage', path: '/the-loan-process' },
  {
    text: 'Choosing a loan?',
    label: 'Compare seven kinds of loan',
    path: '/which-loan-is-right-for-me',
  },
  { text: 'About to apply?', label: 'Look through the document checklist', path: '/paper-work' },
] as const satisfies readonly { readonly text: string; readonly label: string; readonly path: Href }[];

/** The link from a definition that is shown in place to its entry. */
export const termLinkLabel = 'In the glossary';

/** The text of a letter without terms. */
export const emptyLetterText = (letter: string) => `There are no entries for ${letter}.`;

/** The term of this id; an unknown id stops the build. */
export function glossaryTerm(id: string): GlossaryTerm {
  const found = glossary.find((term) => term.id === id);
  if (!found) throw new Error(`content/glossary.ts: there is no entry "${id}"; add one or correct the link.`);
  return found;
}
