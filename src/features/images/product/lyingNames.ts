import { isNamed, namingWords, words } from './nameWords.ts';

/** Clothes, and what else lies or hangs and cannot stand by itself, in lower case and without accents. Shoes, hats and bags stand. */
const LYING: ReadonlySet<string> = new Set([
  // English
  ...words(
    'anorak anoraks apron aprons bathrobe bikini blazer blazers blouse blouses bodysuit bra bralette bras',
  ),
  ...words(
    'cardigan cardigans chinos coat coats cloak dress dresses dungarees fleece gilet gloves gown hoodie hoodies',
  ),
  ...words(
    'jacket jackets jeans jersey jerseys joggers jumper jumpers jumpsuit kaftan kimono kilt leggings lingerie',
  ),
  ...words(
    'mittens nightgown onesie overalls overcoat overshirt pajamas panties pants parka parkas pinafore poncho',
  ),
  ...words(
    'pullover pullovers pyjamas raincoat romper sari sarong scarf scarves shawl shirt shirts shorts skirt skirts',
  ),
  ...words(
    'sock socks stockings sundress sweater sweaters sweatpants sweatshirt sweatshirts swimsuit swimsuits tee tees',
  ),
  ...words(
    'tights tracksuit trousers tshirt tshirts tunic turtleneck underpants undershirt underwear vest vests',
  ),
  ...words('waistcoat wetsuit windbreaker'),
  ...words(
    'axe axes bangle bangles belt belts blanket blankets bracelet bracelets chisel earrings flag fork forks hammer hammers',
  ),
  ...words(
    'hammock harness harnesses kite knife knives lanyard leash necklace necklaces necktie oar oars paddle paddles',
  ),
  ...words(
    'pen pencil pens pliers pole poles racket rackets racquet rope ropes rug rugs scissors screwdriver',
  ),
  ...words(
    'screwdrivers skis sled snowboard snowboards spatula spoon spoons surfboard tongs towel towels tweezers wrench',
  ),
  ...words(
    'crowbar hacksaw handsaw multitool pruners rake rakes secateurs shears shovel shovels spade spades spanner spanners',
  ),
  ...words('trowel trowels'),
  // French
  ...words(
    'chaussettes chemise chemises chemisier collants debardeur echarpe gants jupe jupes manteau manteaux',
  ),
  ...words('pantalon pantalons peignoir robe robes veste vestes'),
  // Spanish
  ...words(
    'abrigo abrigos banador blusa blusas bufanda calcetines camisa camisas camiseta camisetas chaleco chaqueta',
  ),
  ...words('chaquetas falda faldas guantes pantalones sudadera vaqueros vestido vestidos'),
  // Italian
  ...words(
    'abito abiti calzini camicetta camicia camicie cappotto felpa giacca giacche giubbotto gonna gonne guanti',
  ),
  ...words('maglia maglietta maglione pantaloni pantaloncini sciarpa vestito vestiti'),
  // Portuguese
  ...words('blusao cachecol calca calcas calcao camisola casaco casacos luvas moletom saia saias'),
  // German: the others end in one of its words
  ...words('bluse blusen handschuhe hemden kleider schal schals socken strampler'),
]);

/** What German words for clothes end in: it writes a raincoat, "Regenmantel", as one. */
const ENDS = words('jacke jacken hose hosen hemd kleid mantel weste westen anzug anzuge strumpfe');

/** Where one of these comes after it, the thing is of it, or for it: a dress watch, a coat rack, a knife block. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  words(
    'bag bags bar bindings block board boot boots bottle bowl box brush buckle button buttons case chair charm chest clip clips clock cover doll dryer dummy folder goggles hanger hangers ' +
      'heels helmet helmets holder hook hooks keychain lamp lantern light lights mannequin monkey mug patch pin pins potato poster pouch puppet rack ring rings roller sandals shoe shoes ' +
      'sharpener stand steamer sneakers tent vase warmer watch watches',
  ),
);

/** As "tank top": alone each word is something else. */
const PAIRS =
  /\b(?:crop|tank|halter|tube|pyjama|pajama) tops?\b|\bt shirts?\b|\bpolo shirts?\b|\bhand saws?\b|\bmulti tools?\b/u;

const lies = (word: string): boolean => LYING.has(word) || ENDS.some((end) => word.endsWith(end));

/** What hangs in the air in most photographs of shops, and would stand on its strap or chin; and what stands on its edge on a plate rack only. */
const MOSTLY: ReadonlySet<string> = new Set([
  ...words('helmet helmets helm helme casque casques casco caschi cascos capacete capacetes'),
  ...words('plate plates platter platters saucer saucers coaster coasters assiette assiettes'),
  ...words('plato platos piatto piatti piattino prato pratos teller untersetzer untertasse'),
]);

/** Whether a product's name says that it lies: of clothes in six languages, of other things in English. No photo tells all of them. */
export function isLyingName(name: string): boolean {
  const said = namingWords(name);
  return (
    isNamed(said, { isOne: lies, others: OTHER_THINGS }) ||
    (PAIRS.test(said.join(' ')) && !said.some((word) => OTHER_THINGS.has(word)))
  );
}

/** Whether it would lie as well, unless its photo shows that it stands on something. */
export const isMostlyLyingName = (name: string): boolean =>
  isNamed(namingWords(name), { isOne: (word) => MOSTLY.has(word), others: OTHER_THINGS });
