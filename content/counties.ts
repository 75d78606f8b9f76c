import type { County, FhaArea } from '@/lib/counties';
import { fhaAreaOf } from '@/lib/fha-areas';
import { figureOf } from './facts';

/**
 * The 88 counties of Ohio in alphabetical order. Medians are those of `content/ohio-counties.csv`; `fact('countyTaxVintage')`
 * has source and years of the survey.
 */
const written = [
  { name: 'Adams', fips: '39001', medianValue: 157500, medianTax: 1303 },
  { name: 'Allen', fips: '39003', medianValue: 158400, medianTax: 1782, metro: 'Lima' },
  { name: 'Ashland', fips: '39005', medianValue: 175900, medianTax: 1787 },
  { name: 'Ashtabula', fips: '39007', medianValue: 149600, medianTax: 1890 },
  { name: 'Athens', fips: '39009', medianValue: 173800, medianTax: 2094 },
  { name: 'Auglaize', fips: '39011', medianValue: 182000, medianTax: 1756 },
  { name: 'Belmont', fips: '39013', medianValue: 143000, medianTax: 1420 },
  { name: 'Brown', fips: '39015', medianValue: 181100, medianTax: 1497, metro: 'Cincinnati' },
  { name: 'Butler', fips: '39017', medianValue: 243000, medianTax: 3010, metro: 'Cincinnati' },
  { name: 'Carroll', fips: '39019', medianValue: 174500, medianTax: 1688, metro: 'Canton' },
  { name: 'Champaign', fips: '39021', medianValue: 186300, medianTax: 1938 },
  { name: 'Clark', fips: '39023', medianValue: 155900, medianTax: 1943, metro: 'Springfield' },
  { name: 'Clermont', fips: '39025', medianValue: 245600, medianTax: 3141, metro: 'Cincinnati' },
  { name: 'Clinton', fips: '39027', medianValue: 192800, medianTax: 1816 },
  { name: 'Columbiana', fips: '39029', medianValue: 139100, medianTax: 1488 },
  { name: 'Coshocton', fips: '39031', medianValue: 142300, medianTax: 1378 },
  { name: 'Crawford', fips: '39033', medianValue: 123600, medianTax: 1509 },
  { name: 'Cuyahoga', fips: '39035', medianValue: 183200, medianTax: 3819, metro: 'Cleveland' },
  { name: 'Darke', fips: '39037', medianValue: 169100, medianTax: 1572 },
  { name: 'Defiance', fips: '39039', medianValue: 150900, medianTax: 1686 },
  { name: 'Delaware', fips: '39041', medianValue: 419500, medianTax: 6896, metro: 'Columbus' },
  { name: 'Erie', fips: '39043', medianValue: 183900, medianTax: 2330 },
  { name: 'Fairfield', fips: '39045', medianValue: 272200, medianTax: 3123, metro: 'Columbus' },
  { name: 'Fayette', fips: '39047', medianValue: 162200, medianTax: 1561 },
  { name: 'Franklin', fips: '39049', medianValue: 265700, medianTax: 4110, metro: 'Columbus' },
  { name: 'Fulton', fips: '39051', medianValue: 176000, medianTax: 2348, metro: 'Toledo' },
  { name: 'Gallia', fips: '39053', medianValue: 135000, medianTax: 1351 },
  { name: 'Geauga', fips: '39055', medianValue: 305100, medianTax: 4533, metro: 'Cleveland' },
  { name: 'Greene', fips: '39057', medianValue: 238000, medianTax: 4021, metro: 'Dayton' },
  { name: 'Guernsey', fips: '39059', medianValue: 154100, medianTax: 1561 },
  { name: 'Hamilton', fips: '39061', medianValue: 225700, medianTax: 3461, metro: 'Cincinnati' },
  { name: 'Hancock', fips: '39063', medianValue: 196500, medianTax: 1966 },
  { name: 'Hardin', fips: '39065', medianValue: 134800, medianTax: 1513 },
  { name: 'Harrison', fips: '39067', medianValue: 118000, medianTax: 1226 },
  { name: 'Henry', fips: '39069', medianValue: 166000, medianTax: 1954 },
  { name: 'Highland', fips: '39071', medianValue: 157000, medianTax: 1475 },
  { name: 'Hocking', fips: '39073', medianValue: 172300, medianTax: 1748 },
  { name: 'Holmes', fips: '39075', medianValue: 251800, medianTax: 2802 },
  { name: 'Huron', fips: '39077', medianValue: 158900, medianTax: 1664 },
  { name: 'Jackson', fips: '39079', medianValue: 140400, medianTax: 1339 },
  { name: 'Jefferson', fips: '39081', medianValue: 120600, medianTax: 1220 },
  { name: 'Knox', fips: '39083', medianValue: 218300, medianTax: 2345 },
  { name: 'Lake', fips: '39085', medianValue: 199900, medianTax: 3405, metro: 'Cleveland' },
  { name: 'Lawrence', fips: '39087', medianValue: 135600, medianTax: 1193 },
  { name: 'Licking', fips: '39089', medianValue: 250700, medianTax: 3150, metro: 'Columbus' },
  { name: 'Logan', fips: '39091', medianValue: 186200, medianTax: 1947 },
  { name: 'Lorain', fips: '39093', medianValue: 207200, medianTax: 2992, metro: 'Cleveland' },
  { name: 'Lucas', fips: '39095', medianValue: 155200, medianTax: 2710, metro: 'Toledo' },
  { name: 'Madison', fips: '39097', medianValue: 231400, medianTax: 2437, metro: 'Columbus' },
  { name: 'Mahoning', fips: '39099', medianValue: 141100, medianTax: 1975, metro: 'Youngstown' },
  { name: 'Marion', fips: '39101', medianValue: 146200, medianTax: 1432 },
  { name: 'Medina', fips: '39103', medianValue: 268000, medianTax: 3448, metro: 'Cleveland' },
  { name: 'Meigs', fips: '39105', medianValue: 113400, medianTax: 1117 },
  { name: 'Mercer', fips: '39107', medianValue: 208600, medianTax: 2249 },
  { name: 'Miami', fips: '39109', medianValue: 209200, medianTax: 2106, metro: 'Dayton' },
  { name: 'Monroe', fips: '39111', medianValue: 132000, medianTax: 1148 },
  { name: 'Montgomery', fips: '39113', medianValue: 167400, medianTax: 2975, metro: 'Dayton' },
  { name: 'Morgan', fips: '39115', medianValue: 134200, medianTax: 1216 },
  { name: 'Morrow', fips: '39117', medianValue: 200800, medianTax: 2208 },
  { name: 'Muskingum', fips: '39119', medianValue: 170100, medianTax: 1609 },
  { name: 'Noble', fips: '39121', medianValue: 149300, medianTax: 1178 },
  { name: 'Ottawa', fips: '39123', medianValue: 200700, medianTax: 2181 },
  { name: 'Paulding', fips: '39125', medianValue: 126800, medianTax: 1382 },
  { name: 'Perry', fips: '39127', medianValue: 178300, medianTax: 1656 },
  { name: 'Pickaway', fips: '39129', medianValue: 235700, medianTax: 2438, metro: 'Columbus' },
  { name: 'Pike', fips: '39131', medianValue: 148500, medianTax: 1269 },
  { name: 'Portage', fips: '39133', medianValue: 210500, medianTax: 2728, metro: 'Akron' },
  { name: 'Preble', fips: '39135', medianValue: 171100, medianTax: 1841 },
  { name: 'Putnam', fips: '39137', medianValue: 191600, medianTax: 1870 },
  { name: 'Richland', fips: '39139', medianValue: 154000, medianTax: 1984, metro: 'Mansfield' },
  { name: 'Ross', fips: '39141', medianValue: 158500, medianTax: 1577 },
  { name: 'Sandusky', fips: '39143', medianValue: 152500, medianTax: 1621 },
  { name: 'Scioto', fips: '39145', medianValue: 132300, medianTax: 1417 },
  { name: 'Seneca', fips: '39147', medianValue: 136200, medianTax: 1489 },
  { name: 'Shelby', fips: '39149', medianValue: 190300, medianTax: 1919 },
  { name: 'Stark', fips: '39151', medianValue: 177700, medianTax: 2342, metro: 'Canton' },
  { name: 'Summit', fips: '39153', medianValue: 195700, medianTax: 3018, metro: 'Akron' },
  { name: 'Trumbull', fips: '39155', medianValue: 128100, medianTax: 1806, metro: 'Youngstown' },
  { name: 'Tuscarawas', fips: '39157', medianValue: 176800, medianTax: 1910 },
  { name: 'Union', fips: '39159', medianValue: 306600, medianTax: 3847, metro: 'Columbus' },
  { name: 'Van Wert', fips: '39161', medianValue: 137300, medianTax: 1327 },
  { name: 'Vinton', fips: '39163', medianValue: 131700, medianTax: 1432 },
  { name: 'Warren', fips: '39165', medianValue: 319700, medianTax: 4076, metro: 'Cincinnati' },
  { name: 'Washington', fips: '39167', medianValue: 174100, medianTax: 1665 },
  { name: 'Wayne', fips: '39169', medianValue: 204600, medianTax: 2457 },
  { name: 'Williams', fips: '39171', medianValue: 140000, medianTax: 1624 },
  { name: 'Wood', fips: '39173', medianValue: 214400, medianTax: 2911, metro: 'Toledo' },
  { name: 'Wyandot', fips: '39175', medianValue: 159500, medianTax: 1417 },
] as const satisfies readonly Omit<County, 'fha'>[];

/** The name of a county of Ohio. */
export type CountyName = (typeof written)[number]['name'];

export const counties: readonly (County & { readonly name: CountyName })[] = written.map((county) => ({
  ...county,
  fha: fhaAreaOf(county.name),
}));

/** The names of the counties of one FHA area, in alphabetical order. */
export function fhaCountiesOf(area: FhaArea): readonly CountyName[] {
  return counties.filter(({ fha }) => fha === area).map(({ name }) => name);
}

/** How many counties Ohio has. */
export const countyCount = counties.length;

/** The FHA limit of a county for a one-unit home in US dollars; null where only HUD can say. */
export function fhaLimitOf({ fha }: County): number | null {
  if (fha === 'check') return null;
  return figureOf(fha === 'columbus' ? 'fhaLimitColumbus' : 'fhaLimitFloor');
}
