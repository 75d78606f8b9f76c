import { CallOut } from '@/components/ui/call-out';
import type { NoScriptTexts } from '@/lib/calculators/content/shared';

/** What a visitor without script can still do here, and whom to call. */
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
