import type { House } from '@/components/drawings/street';
import { company } from '@/content/lender/company';
import { brand } from '@/content/lender/look/brand';
import { logoFile } from '@/content/lender/look/logo';
import { kickerOf } from '@/content/site/kickers';
import type { Page } from '@/content/site/page';
import { colors, logoImage, pictureOf } from './paint';

/** Lit houses by page group. */
const litFor: Readonly<Record<string, readonly House[]>> = {
  Purchase: [3, 4],
  Refinance: [1, 2],
  Tools: [2, 5],
  News: [1, 4],
  Contact: [3],
};

function titleSize(title: string): number {
  if (title.length <= 24) return 76;
  return title.length <= 40 ? 66 : 56;
}

/** Fills for the windows of these houses in the drawing of the street. */
function lightsOf(lit: readonly House[]): Readonly<Record<string, string>> {
  const windows = lit.map((house) => [`house-${house}`, brand.colors.lamp]);
  return { ...Object.fromEntries(windows), halo: lit.includes(3) ? '0.8' : '0' };
}

export function SharePicture({ page }: { readonly page: Page }) {
  const lit = litFor[page.group ?? ''] ?? [1, 2, 3, 4, 5];
  return (
    <div tw="flex flex-col w-full h-full" style={{ backgroundColor: colors.sky, fontFamily: 'Figtree' }}>
      <div tw="flex flex-col absolute" style={{ left: 64, top: 60, width: 600 }}>
        <div tw="flex">
          <div tw="flex" style={{ backgroundColor: colors.enamel, borderRadius: 8, padding: 7 }}>
            <div
              tw="flex"
              style={{
                border: '2px solid white',
                borderRadius: 4,
                padding: '8px 20px 10px',
                color: 'white',
                fontFamily: 'Besley',
                fontSize: 28,
              }}
            >
              {kickerOf(page)}
            </div>
          </div>
        </div>
        <div
          tw="flex"
          style={{
            marginTop: 34,
            color: colors.ink,
            fontFamily: 'Besley',
            fontSize: titleSize(page.title),
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
          }}
        >
          {page.title}
        </div>
      </div>
      <img
        alt=""
        tw="absolute"
        style={{ right: 40, bottom: 118 }}
        width={490}
        height={280}
        src={pictureOf('street', lightsOf(lit))}
      />
      <div tw="flex absolute w-full" style={{ bottom: 104, height: 14, backgroundColor: colors.walk }} />
      <div
        tw="flex absolute w-full items-center"
        style={{ bottom: 0, height: 104, padding: '0 64px', backgroundColor: colors.night, color: 'white' }}
      >
        <img alt="" {...logoImage(60)} style={{ backgroundColor: logoFile ? 'white' : 'transparent' }} />
        <div style={{ marginLeft: 20, fontFamily: 'Besley', fontSize: 32 }}>{company.name}</div>
        <div style={{ marginLeft: 'auto', color: colors['night-text'], fontSize: 26, fontWeight: 500 }}>
          {`NMLS #${company.nmls}, Ohio ${company.certificate}`}
        </div>
      </div>
    </div>
  );
}
