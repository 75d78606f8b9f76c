export type CountyOffices = {
  /** Who keeps values and taxes. */
  readonly auditor: string;
  /** Who records deeds and mortgages. */
  readonly recorder: string;
};

/** What a person wrote about a county. */
export type CountyWords = {
  readonly name: string;
  /** What a buyer should know about this county alone, a paragraph each. */
  readonly about: readonly string[];
  readonly offices?: CountyOffices;
};

const fiscalOffice = (name: string): CountyOffices => ({
  auditor: `${name} County Fiscal Officer`,
  recorder: `${name} County Fiscal Office`,
});

/** The twelve counties with the most people in the census of 2020, largest first. */
export const writtenCounties: readonly CountyWords[] = [
  {
    name: 'Franklin',
    about: [
      'Columbus is the state capital and the county seat. The city reaches into other counties, and so do some school districts, such as Westerville and Dublin. A Columbus address may not be in the Columbus City school district.',
      'Look up the taxing district of each home. Two streets with the same ZIP code can have bills that are hundreds of dollars apart.',
    ],
  },
  {
    name: 'Cuyahoga',
    offices: fiscalOffice('Cuyahoga'),
    about: [
      'No county in Ohio has a higher rate in this survey. Home values are lower than in the counties around it, so the bill in dollars is less far apart than the rate.',
      'Cleveland and its inner suburbs have many older two-family homes. If you live in one half, the rent of the other may count toward your loan. Some suburbs inspect a home before it can be sold, so ask the city what it wants.',
    ],
  },
  {
    name: 'Hamilton',
    about: [
      'Cincinnati has hillside streets and many homes from before 1940. Have the foundation and the drains looked at. The city has also granted tax abatements on new and renewed homes.',
      'Ask in which year an abatement ends, and what the bill will be then. Budget for that bill, not today’s.',
    ],
  },
  {
    name: 'Summit',
    offices: fiscalOffice('Summit'),
    about: [
      'Akron is the seat. The north of the county, around Hudson and Twinsburg, is a different market from the city, with higher prices and other school districts.',
      'Values and taxes are with the fiscal office, which does here what an auditor does in most counties.',
    ],
  },
  {
    name: 'Montgomery',
    about: [
      'Dayton is the seat. Wright-Patterson Air Force Base is next door in Greene County, so many sellers here know VA loans well.',
      'Values are lower than in most large counties and the rate is among the highest. The tax is a large part of the payment. Work it out before you set a price.',
    ],
  },
  {
    name: 'Lucas',
    about: [
      'Toledo is the seat. The suburbs to the west and south, such as Sylvania and Maumee, have their own school districts and higher prices.',
      'Homes along the Maumee River and Lake Erie can be in a flood zone. Then flood insurance is part of the payment, so ask for a quote before you offer.',
    ],
  },
  {
    name: 'Butler',
    about: [
      'The seat is the city of Hamilton, which isn’t in Hamilton County. Much of the growth is in the southeast, in West Chester and Liberty townships between Cincinnati and Dayton.',
      'Living in a township brings no city income tax by itself. You still owe it where you work, West Chester and Liberty have districts that tax wages earned there, and a school district may have an income tax. Ask before you compare two places.',
    ],
  },
  {
    name: 'Stark',
    about: [
      'Canton is the seat, and Massillon and Alliance are the other cities. Jackson Township and North Canton are in their own school districts, and the tax rates differ.',
      'Older parts of the county had coal mines. State law makes mine subsidence coverage part of most homeowner’s policies here. Check that yours shows it.',
    ],
  },
  {
    name: 'Lorain',
    about: [
      'Elyria is the seat. The east of the county, with Avon and Avon Lake, is newer and costs more than the cities of Lorain and Elyria.',
      'In a new subdivision the first bill is often for the land alone. Ask what the full bill of a finished house on the same street is.',
    ],
  },
  {
    name: 'Warren',
    about: [
      'Lebanon is the seat. The county is between Cincinnati and Dayton, and many people who live in Mason or Springboro drive to one or the other.',
      'Values are among the highest in Ohio, and the rate is lower than in the counties of Dayton and Cincinnati. New homes are common: ask about special assessments for roads and sewers, and about dues of a homeowners association.',
    ],
  },
  {
    name: 'Lake',
    about: [
      'Painesville is the seat, and Mentor the largest city. This is the smallest county of Ohio by land, along the shore of Lake Erie east of Cleveland.',
      'Near the shore, ask about erosion. Inland, ask about the well and the septic system where there’s no sewer, and have both tested.',
    ],
  },
  {
    name: 'Mahoning',
    about: [
      'Youngstown is the seat. Boardman, Canfield and Poland are separate taxing districts; compare their bills with Youngstown’s. The median home is among the least expensive in Ohio’s large counties.',
      'At a low price the fixed costs of a loan weigh more. Compare the costs of lenders in dollars, and ask whether there’s a smallest loan amount.',
    ],
  },
];
