import { type CountyWords, fiscalOffice } from '../county-words';

/** What is written about Summit County alone. */
export const summit: CountyWords = {
  name: 'Summit',
  offices: fiscalOffice('Summit'),
  about: [
    'Akron is the seat. The north of the county, around Hudson and Twinsburg, is a different market from the city, with higher prices and other school districts.',
    'Values and taxes are with the fiscal office, which does here what an auditor does in most counties.',
  ],
  officer:
    'in an old Akron house, ask about the wiring and the sewer line before the insurance company does. It’s a lot cheaper to hear it from your inspector.',
};
