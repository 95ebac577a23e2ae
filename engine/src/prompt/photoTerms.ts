import type { PlaceId, Style } from './scene.ts';

/** What a photographer's term adds to the scene; most add nothing and only must not be misread. */
export interface PhotoTerm {
  readonly style?: Style;
  readonly place?: PlaceId;
  /** Colour of the backdrop. */
  readonly colour?: string;
}

const plain: PhotoTerm = {};
const all = (
  terms: readonly string[],
  term: PhotoTerm,
): readonly (readonly [string, PhotoTerm])[] => terms.map((phrase) => [phrase, term]);

/** How the trade talks about light, lenses and framing: never things, never media. */
export const photoTerms: Readonly<Record<string, PhotoTerm>> = Object.fromEntries([
  // Light.
  ...all(
    ['key light', 'key lighting', 'fill light', 'hair light', 'rim light', 'rim lighting'],
    plain,
  ),
  ...all(['ring light', 'ring flash', 'beauty dish', 'bare bulb', 'strip box', 'soft box'], plain),
  ...all(['softbox', 'back light', 'side light', 'cross light', 'book light', 'top light'], plain),
  ...all(['butterfly light', 'butterfly lighting', 'rembrandt lighting', 'split light'], plain),
  ...all(['window light', 'north light', 'candle light', 'fire light', 'catch light'], plain),
  ...all(['studio light', 'studio lights', 'studio strobe'], { place: 'studio', style: 'studio' }),
  ...all(['high key', 'high key light', 'high key lighting'], { style: 'minimal' }),
  ...all(['low key', 'low key light', 'low key lighting'], { style: 'dark' }),
  ...all(['light tent', 'light box', 'lens flare', 'sun flare', 'light leak', 'fill flash'], plain),
  ...all(['light paper grain', 'paper grain', 'film grain', 'loose brushwork'], plain),
  // Lens, exposure and camera.
  ...all(['fast shutter', 'fast shutter speed', 'high shutter speed', 'frozen motion'], plain),
  ...all(['slow shutter', 'slow shutter speed', 'shutter speed', 'long exposure'], plain),
  ...all(
    ['freeze frame', 'freeze the motion', 'double exposure', 'full frame', 'raw photo'],
    plain,
  ),
  ...all(['motion blur', 'panning shot'], { style: 'action' }),
  ...all(['shallow depth of field', 'shallow focus', 'blurred background'], { style: 'shallow' }),
  ...all(['soft background', 'wide aperture', 'shallow depth', 'background blur'], {
    style: 'shallow',
  }),
  ...all(['depth of field', 'deep focus', 'sharp focus', 'soft focus', 'tack sharp'], plain),
  ...all(['fish eye', 'fish eye lens', 'fisheye', 'fisheye lens', 'prime lens'], plain),
  ...all(['macro lens', 'macro shot'], { style: 'macro' }),
  ...all(['telephoto lens', 'wide angle lens', 'tilt shift'], plain),
  ...all(['shot on camera', 'film camera', 'camera angle', 'at the camera', 'to camera'], plain),
  ...all(['into the camera', 'to the camera', 'facing the camera', 'for the camera'], plain),
  // Framing.
  ...all(['low angle', 'high angle', 'wide angle', 'dutch angle', 'eye level', 'wide view'], plain),
  ...all(['wide shot', 'medium shot', 'long shot', 'full body', 'half body', 'head and'], plain),
  ...all(['bird s eye view', 'birds eye view', 'bird s eye', 'worm s eye view'], plain),
  ...all(['drone shot', 'drone view', 'rule of thirds', 'golden ratio', 'leading lines'], plain),
  ...all(['still life', 'stock photo', 'negative space', 'film still', 'contact sheet'], plain),
  // Backdrops.
  ...all(['charcoal backdrop', 'charcoal background', 'charcoal grey', 'charcoal gray'], {
    place: 'studio',
    colour: '#46484d',
  }),
  ...all(['charcoal studio', 'charcoal wall', 'dark backdrop', 'dark background'], {
    place: 'studio',
    colour: '#46484d',
  }),
  ...all(['black backdrop', 'black background'], { place: 'studio', colour: '#26262a' }),
  ...all(['seamless backdrop', 'seamless background', 'seamless white'], {
    place: 'studio',
  }),
]);

/** "soft" before one of these speaks of light, not of pastel colours. */
export const softThings: ReadonlySet<string> = new Set([
  'light',
  'lighting',
  'daylight',
  'sunlight',
  'key',
  'shadow',
  'shadows',
  'edge',
  'edges',
  'rim',
  'fill',
  'glow',
  'focus',
  'bokeh',
  'morning',
  'evening',
  'window',
  'studio',
  'warm',
  'natural',
  'diffused',
  'golden',
  'sand',
  'snow',
  'fur',
  'skin',
  'smile',
  'expression',
]);

/** Number and unit of a lens, an aperture or a film: "85mm", "f/1.8", "iso 200", "4k". */
export function technicalLength(words: readonly string[], i: number): number {
  const at = (j: number): string => words[i + j] ?? '';
  const number = (word: string): boolean => /^\d+$/u.test(word);
  const fraction = (j: number): number => (at(j) === '.' && number(at(j + 1)) ? 2 : 0);
  if (number(at(0))) {
    const more = fraction(1);
    const unit = at(1 + more);
    if (/^(?:mm|k|fps|iso|megapixels?|s)$/u.test(unit)) {
      const tail = /^(?:look|lens|film|shot|prime)$/u.test(at(2 + more)) ? 1 : 0;
      return 2 + more + tail;
    }
    return 0;
  }
  if (/^(?:f|iso|t)$/u.test(at(0)) && number(at(1))) return 2 + fraction(2);
  return 0;
}
