import { sharePictureSize } from '@/app/seo/page-data';
import { houseFacts } from '@/content/examples/calculator-facts';
import { company } from '@/content/lender/company';
import { initialValues } from '@/lib/calculators/definition';
import { countedHouse, homeOf } from '@/lib/calculators/home-house/compute';
import { fields } from '@/lib/calculators/home-house/fields';
import { door, pictureLines, shapes } from '@/lib/calculators/home-house/picture';
import { pictureWordsOf } from '@/lib/calculators/home-house/words';
import { colors, pictureOf, svgUrl } from './paint';

/** The picture's shapes as an SVG data URL. */
function svgDataUrl(): string {
  const { width, height } = sharePictureSize;
  const paths = shapes.map(({ d, color, line, opacity = 1 }) => {
    const paint = line ? `fill="none" stroke="${colors[color]}" stroke-width="${line}"` : `fill="${colors[color]}"`;
    return `<path d="${d}" ${paint} opacity="${opacity}"/>`;
  });
  return svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`);
}

/** Text alignment as flexbox values. */
const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** The home page's share picture: its example house and the monthly cost. 1200 by 630 pixels. */
export function HousePicture() {
  const { width, height } = sharePictureSize;
  const rates = houseFacts.today ?? houseFacts.example;
  const [row] = rates.rows;
  if (!row) throw new Error('content/lender/rates.json: there is no row.');
  const house = countedHouse(initialValues(fields), row, houseFacts);
  const words = pictureWordsOf({
    house,
    row,
    home: homeOf(house, row, houseFacts),
    rates,
    isExample: !houseFacts.today,
    lender: `${company.name}, NMLS #${company.nmls}`,
  });
  return (
    <div tw="flex w-full h-full" style={{ fontFamily: 'Figtree', fontWeight: 500 }}>
      <img alt="" tw="absolute" width={width} height={height} src={svgDataUrl()} />
      <img
        alt=""
        tw="absolute"
        style={{ left: door.x, top: door.y }}
        width={240 * door.scale}
        height={262 * door.scale}
        src={pictureOf('front-door', { fan: colors.lamp ?? '', lamps: colors.lamp ?? '' })}
      />
      {pictureLines(words).map(({ text, x, y, align, size, serif, color, width: room }) => (
        <div
          key={text}
          tw="flex absolute"
          style={{
            left: align === 'left' ? x : align === 'right' ? x - room : x - room / 2,
            top: y - size,
            width: room,
            justifyContent: sides[align],
            color: colors[color],
            fontSize: size,
            lineHeight: 1.25,
            whiteSpace: 'nowrap',
            ...(serif && { fontFamily: 'Besley', letterSpacing: '-0.02em' }),
          }}
        >
          {text}
        </div>
      ))}
    </div>
  );
}
