import { fact } from '@/content/facts/facts';

/** In the words of the federal sample; shown where people prepare to apply, and with borrowers' rights. */
export const identityNotice = {
  title: 'Important information about procedures for opening a new account',
  why: 'To help the government fight the funding of terrorism and money laundering activities, Federal law requires all financial institutions to obtain, verify, and record information that identifies each person who opens an account.',
  what: `What this means for you: When you open an account, we will ask for ${fact('identityNotice').text} that will allow us to identify you. We may also ask to see your driver’s license or other identifying documents.`,
} as const;
