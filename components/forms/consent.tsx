import type { ContactFacts } from './messages';

/** What sending a form agrees to, and where the privacy policy is, above the send button. */
export function Consent({ words, contact }: { readonly words: string; readonly contact: ContactFacts }) {
  return (
    <p className="small">
      {words} <a href={contact.privacyPath}>Read our privacy policy</a>.
    </p>
  );
}
