import type { ContactFacts } from './messages';

/** Shown above the send button: the consent and a link to the privacy policy. */
export function Consent({ words, contact }: { readonly words: string; readonly contact: ContactFacts }) {
  return (
    <p className="small">
      {words} <a href={contact.privacyPath}>Read our privacy policy</a>.
    </p>
  );
}
