import { dictionary } from '@zxcvbn-ts/language-common';
import { company } from '@/content/lender/company';
import { maxPasswordLength } from '@/server/desk/accounts/accounts';

const minLength = 12;

/** Words that guessable passwords are built from. */
const commonWords = `
  password passwort passphrase qwerty asdf letmein welcome admin administrator login iloveyou monkey dragon
  football baseball princess sunshine master shadow secret changeme default summer winter spring autumn fall
  superman batman starwars trustno mortgage lender loan officer home house ohio columbus buckeye buckeyes desk
  lead the my is and we our new test user guest root work office s january february march april may june july
  august september october november december ${company.name.toLowerCase()}`
  .trim()
  .split(/\s+/);
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);
const keyboardRows = 'abcdefghijklmnopqrstuvwxyz 0123456789012345 qwertyuiopasdfghjklzxcvbnm 1qaz2wsx3edc4rfv';
const replacements: Readonly<Record<string, string>> = Object.fromEntries(
  ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '!i'].map(([from = '', to = '']) => [from, to]),
);

function consistsOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of words) if (word !== '' && text.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(text.length);
}

function isLeaked(text: string): boolean {
  if (leaked.has(text)) return true;
  for (let at = 3; at <= text.length - 3; at += 1) {
    if (leaked.has(text.slice(0, at)) && leaked.has(text.slice(at))) return true;
  }
  return false;
}

/** Returns why a password is refused, or undefined. Parts of the account's email count as common words. */
export function passwordProblem(password: string, email: string): string | undefined {
  if (password.length > maxPasswordLength) return `The password can have ${maxPasswordLength} characters at most.`;
  const typed = password.normalize('NFKC').toLowerCase();
  if (typed.length < minLength) return `The password needs ${minLength} characters or more.`;
  const words = [...commonWords, ...email.toLowerCase().split(/[^a-z]+/)];
  const asTyped = typed.replace(/[^a-z]/g, '');
  const core = typed.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const replaced = [...core].map((character) => replacements[character] ?? character).join('');
  const isRow = [typed, [...typed].reverse().join('')].some((text) => keyboardRows.includes(text.slice(0, 8)));
  const isCommon =
    new Set(typed).size < 5 ||
    isRow ||
    [typed, asTyped, core].some(isLeaked) ||
    consistsOf(asTyped, words) ||
    consistsOf(replaced.replace(/[^a-z]/g, ''), words);
  return isCommon
    ? 'That password is too easy to guess. Use four words that have nothing to do with one another.'
    : undefined;
}
