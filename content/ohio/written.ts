import type { CountyWords } from './county-words';
import { butler } from './written/butler';
import { cuyahoga } from './written/cuyahoga';
import { franklin } from './written/franklin';
import { hamilton } from './written/hamilton';
import { lake } from './written/lake';
import { lorain } from './written/lorain';
import { lucas } from './written/lucas';
import { mahoning } from './written/mahoning';
import { montgomery } from './written/montgomery';
import { stark } from './written/stark';
import { summit } from './written/summit';
import { warren } from './written/warren';

/** The twelve counties with the most people in the census of 2020, largest first. Each has a file of its own, so that a review covers one page. */
export const writtenCounties: readonly CountyWords[] = [
  franklin,
  cuyahoga,
  hamilton,
  summit,
  montgomery,
  lucas,
  butler,
  stark,
  lorain,
  warren,
  lake,
  mahoning,
];
