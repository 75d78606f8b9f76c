import type { House } from '@/components/drawings/street';
import { artOf } from '@/content/art/art';
import { company } from '@/content/lender/company';
import { brand } from '@/content/lender/look/brand';
import { logoFile } from '@/content/lender/look/logo';
import { type CountyEntry, counties, rankText } from '@/content/ohio/counties';
import { outlineOf } from '@/content/ohio/outlines';
import { countyPages } from '@/content/site/county-pages';
import { kickerOf } from '@/content/site/kickers';
import type { Page } from '@/content/site/page';
import { printedRate, taxClassOf } from '@/lib/counties';
import { colors, logoImage, pictureOf, svgUrl } from './paint';

/** Lit houses by page group. */
const litFor: Readonly<Record<string, readonly House[]>> = {
  Purchase: [3, 4],
  Refinance: [1, 2],
  Tools: [2, 5],
  News: [1, 4],
  Contact: [3],
};

/** The five property tax classes, as on the page's map. */
const shades = ['map-1', 'map-2', 'map-3', 'enamel', 'night'].map((name) => colors[name]);

const countyAt = (at: string) => {
  const name = countyPages.find(({ page }) => page.path === at)?.name;
  return counties.find((county) => county.name === name);
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

type Drawing = { readonly src: string; readonly width: number; readonly height: number };

/** The county and its neighbors, each in the shade of its property tax. */
function countyMap(county: CountyEntry): Drawing {
  const {
    box: [left, top, right, bottom],
    neighbors,
    d,
  } = outlineOf(county);
  const countiesInView = counties.filter(({ fips }) => neighbors.includes(fips) || fips === county.fips);
  const margin = 24;
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const paths = countiesInView.map(
    (each) =>
      `<path d="${outlineOf(each).d}" fill="${shades[taxClassOf(each.ratePercent) - 1]}" stroke="${colors.ink}"/>`,
  );
  const ownOutline = `<path d="${d}" fill="none" stroke="${colors.lamp}" stroke-width="4"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - margin} ${top - margin} ${width} ${height}">${paths.join('')}${ownOutline}</svg>`;
  const scale = Math.min(460 / width, 400 / height);
  return { src: svgUrl(svg), width: width * scale, height: height * scale };
}

/** The drawing next to the title: the page's own, or the street. */
function drawingOf({ art, group, path }: Page): Drawing {
  const county = countyAt(path);
  if (county) return countyMap(county);
  const name = path.startsWith('/our-staff/') ? 'front-door' : art;
  if (!name)
    return { src: pictureOf('street', lightsOf(litFor[group ?? ''] ?? [1, 2, 3, 4, 5])), width: 490, height: 280 };
  const [, , width = 1, height = 1] = (artOf(name).size.viewBox ?? '').split(' ').map(Number);
  const scale = Math.min(460 / width, 340 / height);
  return { src: pictureOf(name), width: width * scale, height: height * scale };
}

/**
 * A page's share picture, 1200 by 630 pixels: its title above the street, next to its own drawing, or with a county's
 * tax and map.
 */
export function SharePicture({ page }: { readonly page: Page }) {
  const county = countyAt(page.path);
  const title = county ? `${county.name} County, Ohio` : page.title;
  const drawing = drawingOf(page);
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
            fontSize: county ? 50 : titleSize(title),
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
          }}
        >
          {title}
        </div>
        {county ? (
          <div tw="flex flex-col" style={{ marginTop: 28, color: colors.ink, fontSize: 28, lineHeight: 1.3 }}>
            <div
              style={{ fontFamily: 'Besley', fontSize: 96, lineHeight: 1 }}
            >{`${printedRate(county.ratePercent)}%`}</div>
            {`of a home’s value goes to property tax a year, ${rankText(county.rank)}`}
          </div>
        ) : null}
      </div>
      <img
        alt=""
        tw="absolute"
        style={{ right: 40, bottom: county ? 140 : 118 }}
        width={drawing.width}
        height={drawing.height}
        src={drawing.src}
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
