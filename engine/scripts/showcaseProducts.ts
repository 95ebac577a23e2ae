import sharp from 'sharp';
import type { SourceImage } from '@lumashot/domain/imaging/engine';

/** Things of brands that do not exist, drawn as a seller would photograph them: on plain paper. */

const SIDE = 1024;

const shine = (id: string, colour: string, dark: string): string => `
  <linearGradient id="${id}">
    <stop offset="0" stop-color="${dark}"/><stop offset=".14" stop-color="${colour}"/>
    <stop offset=".24" stop-color="#ffffff" stop-opacity=".92"/><stop offset=".3" stop-color="${colour}"/>
    <stop offset=".72" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/>
  </linearGradient>`;

const words = (y: number, size: number, text: string, ink: string): string =>
  `<text x="512" y="${y}" font-size="${size}" font-family="sans-serif" font-weight="700" letter-spacing="3" text-anchor="middle" fill="${ink}">${text}</text>`;

/** What lies on the paper, with the colours of its gradients. */
const DRAWINGS = {
  serum: `<defs>${shine('g', '#12756b', '#0a3f3b')}${shine('c', '#c99a45', '#7d5b20')}</defs>
    <rect x="452" y="170" width="120" height="130" rx="10" fill="url(#c)"/>
    <path d="M460 296h104v40c0 44 76 60 76 138v352q0 30-30 30H414q-30 0-30-30V474c0-78 76-94 76-138z" fill="url(#g)"/>
    <rect x="384" y="540" width="256" height="200" fill="#f1ead9"/>${words(630, 46, 'VERDE', '#12433d')}
    ${words(678, 18, 'BOTANICAL', '#5c6b64')}`,
  perfume: `<defs>${shine('g', '#e0a389', '#a05d49')}${shine('c', '#2b262b', '#0d0b0e')}</defs>
    <rect x="440" y="210" width="144" height="150" rx="14" fill="url(#c)"/>
    <rect x="476" y="356" width="72" height="40" fill="#b88a4a"/>
    <rect x="322" y="392" width="380" height="440" rx="46" fill="url(#g)"/>
    <rect x="362" y="440" width="300" height="346" rx="22" fill="#f3c9b6" fill-opacity=".55"/>
    <rect x="424" y="560" width="176" height="110" fill="#fbf4ec"/>${words(626, 38, 'ALBA', '#5b3428')}`,
  candle: `<defs>${shine('g', '#a4551d', '#4f2408')}</defs>
    <rect x="330" y="390" width="364" height="440" rx="34" fill="url(#g)"/>
    <ellipse cx="512" cy="396" rx="182" ry="36" fill="#7d3d12"/><ellipse cx="512" cy="402" rx="160" ry="27" fill="#f5e3bd"/>
    <path d="M509 400v-46h6v46z" fill="#2b211c"/><path d="M512 268q34 52 16 82-16 18-32 0-18-30 16-82z" fill="#ffb43a"/>
    <rect x="402" y="540" width="220" height="170" fill="#f4ecdd"/>${words(618, 32, 'NOCTURNE', '#43280f')}
    ${words(660, 18, 'CEDAR &amp; FIG', '#7a6248')}`,
  coffee: `<defs>${shine('g', '#33302f', '#141212')}</defs>
    <path d="M350 250h324l26 60v500q0 26-26 26H350q-26 0-26-26V310z" fill="url(#g)"/>
    <path d="M350 250h324l12 28H338z" fill="#4b4644"/>
    <rect x="370" y="440" width="284" height="250" fill="#d9401f"/>${words(556, 62, 'KAFA', '#fff4ea')}
    ${words(612, 24, 'SLOW ROAST', '#ffe0d2')}`,
  speaker: `<defs><radialGradient id="m"><stop offset="0" stop-color="#3b4a58"/><stop offset=".75" stop-color="#24303b"/><stop offset="1" stop-color="#151d25"/></radialGradient>${shine('g', '#33516b', '#16273a')}</defs>
    <rect x="322" y="250" width="380" height="586" rx="70" fill="url(#g)"/>
    <circle cx="512" cy="630" r="140" fill="#0f161d"/><circle cx="512" cy="630" r="122" fill="url(#m)"/><circle cx="512" cy="630" r="44" fill="#d7b56a"/>
    <circle cx="512" cy="388" r="72" fill="#0f161d"/><circle cx="512" cy="388" r="58" fill="url(#m)"/><circle cx="512" cy="388" r="20" fill="#d7b56a"/>`,
  tea: `<defs>${shine('g', '#2a5f9e', '#12315a')}${shine('c', '#c8a04e', '#7c5d22')}</defs>
    <rect x="344" y="300" width="336" height="90" rx="14" fill="url(#c)"/>
    <rect x="336" y="384" width="352" height="450" rx="16" fill="url(#g)"/>
    <circle cx="512" cy="600" r="112" fill="#f4ead2"/>${words(602, 42, 'MOKU', '#173a68')}${words(640, 18, 'GREEN TEA', '#54708f')}`,
  cream: `<defs>${shine('g', '#e9dccd', '#a58d76')}${shine('c', '#3c3438', '#171315')}</defs>
    <rect x="312" y="450" width="400" height="130" rx="18" fill="url(#c)"/>
    <path d="M326 578h372v190q0 60-60 60H386q-60 0-60-60z" fill="url(#g)"/>
    ${words(702, 44, 'SOLE', '#4f4038')}${words(742, 18, 'DAY CREAM', '#84705f')}`,
  flask: `<defs>${shine('g', '#e36a25', '#8e370b')}${shine('c', '#4a4b50', '#1d1e22')}</defs>
    <rect x="446" y="180" width="132" height="120" rx="20" fill="url(#c)"/>
    <path d="M430 300h164q54 30 54 100v400q0 34-34 34H410q-34 0-34-34V400q0-70 54-100z" fill="url(#g)"/>
    <path d="M512 520l70 110H442z" fill="#fff1e4"/>${words(692, 32, 'ASCENT', '#fff1e4')}`,
} as const;

export type ShowcaseProduct = keyof typeof DRAWINGS;

/** A 1024 px photograph of it. */
export async function showcasePhoto(product: ShowcaseProduct): Promise<SourceImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <rect width="100%" height="100%" fill="#e9e7e3"/>
    ${DRAWINGS[product]}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 94 }).toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}
