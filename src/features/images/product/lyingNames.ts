const words = (list: string): readonly string[] => list.split(' ');

/** Clothes that lie or hang and cannot stand, in lower case. Shoes, hats and bags stand. */
const GARMENTS: ReadonlySet<string> = new Set([
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
  // French
  ...words(
    'chaussettes chemise chemises chemisier collants débardeur écharpe gants jupe jupes manteau manteaux',
  ),
  ...words('pantalon pantalons peignoir robe robes veste vestes'),
  // Spanish
  ...words(
    'abrigo abrigos bañador blusa blusas bufanda calcetines camisa camisas camiseta camisetas chaleco chaqueta',
  ),
  ...words('chaquetas falda faldas guantes pantalones sudadera vaqueros vestido vestidos'),
  // Italian
  ...words(
    'abito abiti calzini camicetta camicia camicie cappotto felpa giacca giacche giubbotto gonna gonne guanti',
  ),
  ...words('maglia maglietta maglione pantaloni pantaloncini sciarpa vestito vestiti'),
  // Portuguese
  ...words('blusão cachecol calça calças calção camisola casaco casacos luvas moletom saia saias'),
  // German: the others end in one of its words
  ...words('bluse blusen handschuhe hemden kleider schal schals socken strampler'),
]);

/** What German words for clothes end in: it writes a raincoat, "Regenmantel", as one. */
const ENDS = words(
  'jacke jacken hose hosen hemd kleid mantel mäntel weste westen anzug anzüge strümpfe',
);

/** What follows one of these belongs to the thing: a shirt with wooden buttons. */
const WITH: ReadonlySet<string> = new Set(words('with mit avec con com'));

/** Where one of these comes after a garment, the thing is of it, or for it: a dress watch, a coat rack. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  words(
    'bag bags belt boot boots box brush buckle button buttons case charm clip clips clock cover doll dryer dummy folder hanger hangers ' +
      'heels holder hook hooks keychain mannequin monkey mug patch pin pins potato poster puppet rack roller sandals shoe shoes ' +
      'stand steamer sneakers watch watches',
  ),
);

/** As "tank top": alone each word is something else. */
const PAIRS = /\b(?:crop|tank|halter|tube|pyjama|pajama) tops?\b|\bt shirts?\b|\bpolo shirts?\b/u;

const isGarment = (word: string): boolean =>
  GARMENTS.has(word) || ENDS.some((end) => word.endsWith(end));

/** Whether a product's name, in one of six languages, says that it is a garment: no photo tells all of them. */
export function isGarmentName(name: string): boolean {
  const all =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const belongsFrom = all.findIndex((word) => WITH.has(word));
  const said = belongsFrom < 0 ? all : all.slice(0, belongsFrom);
  const at = said.findLastIndex(isGarment);
  if (said.slice(at + 1).some((word) => OTHER_THINGS.has(word))) return false;
  return at >= 0 || PAIRS.test(said.join(' '));
}
