import { type CountyWords, fiscalOffice } from '../county-words';

export const summit: CountyWords = {
  name: 'Summit',
  offices: fiscalOffice('Summit'),
  about: [
    'Akron is the seat. Hudson and Twinsburg in the north are in other school districts, so look up the district of each house: it sets most of your tax bill.',
    'Values and taxes are with the fiscal office, which does here what an auditor does in most counties.',
  ],
  officer:
    'in an old Akron house, ask about the wiring and the sewer line before the insurance company does. It’s a lot cheaper to hear it from your inspector.',
};
