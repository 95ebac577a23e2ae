/**
 * Words of a change to all of a picture. A clause with any other word names a part of it ("the lid",
 * "her hair", "behind the bottle"), or something that is not there: it is refused, since the change
 * would be made to everything.
 */
const WORDS = new Set(
  `a an the it its this that all everything whole entire overall image picture photo photograph shot
  please thanks ok hey hi hello also just and then too so but more most much less least lot way very
  far strongly really extremely super strong heavy dramatic dramatically bit little touch tad tiny
  slightly somewhat subtly gently subtle gentle by to of in on at into up down out with for from be
  is are as no not i you me my we want would like need can could make makes made making turn change
  put set give add apply use get keep look looks looking feel bring tone boost raise increase lower
  reduce decrease drop remove without higher high low enhance bump adjust level amount effect style
  filter percent degrees degree deg some fewer weaker stronger
  brightness bright brighter brighten lightness light lighter lighten luminous exposure exposed
  overexposed underexposed dark darker darken dim dimmer darks blacks shadow shadows lift open
  highlight highlights contrast contrasty punch punchy flat flatter matte mute muted fade faded
  saturation saturate saturated desaturate desaturated vivid vivider vibrant vibrance colour colours
  color colors colourful colorful richer rich warm warmer warmth cool cooler cold colder golden sunny
  sunnier temperature tones bluer yellower greener pinker green magenta tint tinted
  black-white black white monochrome grey gray greyscale grayscale bw b w noir sepia cinematic film
  filmic movie vintage retro old 70s 1970s pastel dreamy ethereal moody key pop art pencil sketch
  drawing watercolor watercolour oil paint painting painted
  blur blurred blurry blurs bokeh depth field defocus defocused portrait mode background backdrop
  soft softer soften softened focus sharp sharper sharpen sharpness crisp crisper clear clearer
  clarity detail details grain grainy noise noisy vignette corners edges
  reflection reflect reflective mirrored mirror floor surface table flip flipped horizontally
  vertically horizontal vertical upside rotate rotated rotation left right clockwise
  counterclockwise counter anticlockwise anti ccw around tilt straighten straight
  zoom zoomed close closer closeup bigger larger smaller enlarge crop cropped trim square landscape
  tall wide banner format ratio x
  product object item subject`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
/** Only size may be asked of the product alone: it stands in the middle of its picture. */
const PRODUCT = /\b(?:product|object|item|subject)\b/u;
const SIZE = /\b(?:smaller|bigger|larger|enlarge|closer|zoom)/u;

export function isAboutWhole(clause: string): boolean {
  if (PRODUCT.test(clause) && !SIZE.test(clause)) return false;
  return clause
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .split(' ')
    .every((word) => /^[\d-]*$/u.test(word) || WORDS.has(word) || wholeParts(word));
}

/** "low-key", "close-up". */
const wholeParts = (word: string): boolean =>
  word.includes('-') && word.split('-').every((part) => WORDS.has(part));
