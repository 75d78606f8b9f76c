import { CallOut } from '@/components/ui/call-out';

/** What a visitor without script is told. */
export type NoScriptTexts = {
  readonly text: string;
  readonly phone: { readonly display: string; readonly href: string };
};

/** Says, without script alone, what this page can still do and whom to call. */
export function NoScript({ texts }: { readonly texts: NoScriptTexts }) {
  return (
    <noscript>
      <CallOut>
        <p>
          {texts.text} <a href={texts.phone.href}>{texts.phone.display}</a>
        </p>
      </CallOut>
    </noscript>
  );
}
