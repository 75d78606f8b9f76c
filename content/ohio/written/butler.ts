import type { CountyWords } from '../county-words';

export const butler: CountyWords = {
  name: 'Butler',
  about: [
    'The seat is the city of Hamilton, which isn’t in Hamilton County. Much of the growth is in the southeast, in West Chester and Liberty townships between Cincinnati and Dayton.',
    'Living in a township brings no city income tax by itself. You still owe it where you work, West Chester and Liberty have districts that tax wages earned there, and a school district may have an income tax. Ask before you compare two places.',
  ],
  officer:
    'ask where you’ll pay income tax before you pick a township. The house looks the same. The paycheck doesn’t.',
};
