import type { ContactFacts } from './messages';

export function Consent({ words, contact }: { readonly words: string; readonly contact: ContactFacts }) {
  return (
    <p className="small">
      {words} <a href={contact.privacyPath}>Read our privacy policy</a>.
    </p>
  );
}
