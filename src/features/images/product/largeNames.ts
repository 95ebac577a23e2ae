import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import { isNamed, namingWords, words } from './nameWords.ts';

/** What is as tall as a person wherever it is sold, in lower case and without accents. */
const TALL: ReadonlySet<string> = new Set(
  words(
    // English, French, Spanish, Italian, Portuguese, German.
    'armoire armoires bookcase bookcases bookshelf bookshelves door doors fridge fridges locker lockers refrigerator refrigerators wardrobe wardrobes ' +
      'frigo refrigerateur ' +
      'armario armarios frigorifico nevera puerta puertas ' +
      'armadio armadi frigorifero ' +
      'geladeira ' +
      'tur turen schrank',
  ),
);

/** Furniture and what else does not go on a table, in lower case and without accents. A lamp, a bench, a stand may be of any size. */
const LARGE: ReadonlySet<string> = new Set([
  // English
  ...words('armchair armchairs backpack backpacks bed beds bench benches bicycle bicycles'),
  ...words('bike bikes bureau cabinet cabinets canoe carpet carpets playmat playmats'),
  ...words('cello chair chairs couch couches crib cupboard cupboards daybed desk desks doghouse'),
  ...words('drawers dresser dressers drum drums easel futon guitar guitars'),
  ...words(
    'hammock headboard kayak kayaks ladder lawnmower lounger loungers loveseat luggage mattress mattresses',
  ),
  ...words('motorcycle nightstand nightstands ottoman ottomans paddleboard piano pram prams'),
  ...words('pushchair recliner rucksack rucksacks rug rugs scooter scooters'),
  ...words('settee shelving sideboard sideboards skateboard skis sled snowboard snowboards sofa'),
  ...words(
    'sofas stepladder stool stools stroller strollers suitcase suitcases surfboard surfboards table tables',
  ),
  ...words(
    'barbecue barbell dishwasher elliptical freezer hoover jacuzzi lawnmowers mower mowers playpen pushchairs',
  ),
  ...words('sawhorse snowblower subwoofer trampoline vacuum vacuums'),
  ...words('bathtub bathtubs fireplace fireplaces toilet toilets window windows'),
  ...words(
    'tent tents treadmill trestle tricycle trike trolley trunk wheelbarrow wheelchair workbench',
  ),
  // A furniture house's names stand alone, or before a word that says no size.
  ...words('brimnes ektorp expedit hemnes kallax klippan malm poang'),
  // French
  ...words('baignoire baignoires cheminee fenetre fenetres'),
  ...words('aspirateur aspirateurs barbecue congelateur poubelle trottinette'),
  ...words(
    'banc buffet bureaux canape canapes chaise chaises commode commodes echelle etagere etageres',
  ),
  ...words(
    'fauteuil fauteuils matelas meuble meubles poussette tabouret tabourets tapis tente tentes valise valises velo velos',
  ),
  // Spanish
  ...words('banera chimenea inodoro ventana ventanas'),
  ...words('aspiradora barbacoa congelador lavadora lavavajillas patinete'),
  ...words('alfombra bicicleta bicicletas butaca cama camas carrito cochecito colchon comoda'),
  ...words(
    'escritorio estanteria guitarra maleta maletas mesa mesas mesita mochila mochilas silla sillas sillon taburete taburetes',
  ),
  // Italian
  ...words('finestra finestre'),
  ...words('aspirapolvere congelatore lavastoviglie lavatrice monopattino'),
  ...words('credenza divano divani letto letti libreria materasso passeggino poltrona poltrone'),
  ...words(
    'scaffale scrivania sedia sedie sgabello sgabelli tappeto tavolo tavoli tavolino tenda valigia valigie zaino zaini',
  ),
  // Portuguese
  ...words('banheira janela janelas'),
  ...words('aspirador churrasqueira'),
  ...words('cadeira cadeiras colchao estante mesas poltronas tapete sofas banco bancos'),
  // German: the others end in one of its words
  ...words(
    'badewanne badewannen fenster bett betten staubsauger waschmaschine geschirrspuler rasenmaher fahrrad fahrrader hocker koffer leiter liege matratze sessel stuhl stuhle teppich tisch tische zelt zelte',
  ),
]);

/** What German words for what is so tall end in. */
const TALL_ENDS = words('schrank schranke regal regale stehlampe stehlampen standleuchte');

/** What German words for other large things end in: it writes a wardrobe, "Kleiderschrank", as one. Alone, "regal" is an English word. */
const ENDS = words(
  'stuhl stuhle sessel tisch tische zelt zelte laufrad dreirad rucksack rucksacke koffer hocker matratze teppich teppiche ' +
    'kinderwagen staubsauger waschmaschine geschirrspuler rasenmaher kommode kommoden gitarre',
);

/** Where one of these comes after it, the thing is of it, or for it: a table lamp, a bike lock, a tent peg. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  words(
    'accessory alarm amp attachment bag bags basket bell blanket blind blinds book bottle box brush bulb cable calendar candle candles cap capo card cards case centerpiece chime clamp cleaner clip clips clock cloth cloths coaster ' +
      'coasters computer container cover covers cup cups curtain curtains cushion cushions decor decoration fan figurine film filter filters flask fork glove gloves grip grips guard handle handles hanger helmet helmets hinge hinges hook hooks hose keychain keyring kit knob knobs lamp lamps ' +
      'leg legs light lights linen linens lock locks magnet mat mats miniature mirror model mug mugs napkin napkins organiser organizer ornament pad pads paddle paddles paint patch peg pegs pen phone pick ' +
      'picks pillow pillows pin pins planter plate plug poster pot print protector pump puzzle rack ring runner runners saddle saw seal sealer sensor setting settings sheet sheets shirt shoes sign speaker speakers spread stakes stand statue stick stop stopper ' +
      'sticker sticks strap straps string strings tabs tag tags tape tennis thermometer tie tool topper toy toys tray tumbler tuner vase ware watch wax wheel wheels wrap wreath wreaths',
  ),
);

const pairsOf = (pairs: readonly string[]): RegExp =>
  new RegExp(pairs.map((pair) => String.raw`\b${pair}\b`).join('|'), 'u');

/** "Floor lamp": alone each word is something else. */
const TALL_PAIRS = pairsOf([
  '(?:floor|standing) lamps?',
  '(?:christmas|fir) trees?$',
  '(?:display|storage|retail) (?:shelf|shelves)',
  'shelving units?',
  '(?:coat|clothes|shelf|shelving|garment) racks?',
  'fridge freezers?',
  '(?:armoire|locker|wardrobe) cabinets?',
]);

const PAIRS = pairsOf([
  'chest of drawers',
  '(?:gas|electric|range) cookers?',
  '(?:exercise|gym|play|yoga) mats?',
  '(?:sleeping|duffel|travel|golf) bags?',
  'golf clubs?',
  '(?:shoe|storage) racks?',
  '(?:washing machine|tumble dryer|air conditioner|pressure washer|ironing board|car seat)s?',
  '(?:pedestal|tower|standing) fans?',
  '(?:gas|charcoal) grills?',
  '(?:dining|living room|lounge|patio) sets?',
]);

/** Its cleaner is a vacuum; alone one is a bottle. */
const VACUUM = /\b(?<thing>vacuum) cleaners?\b/giu;

const isTall = (word: string): boolean => TALL.has(word) || endsIn(word, TALL_ENDS);

const isLarge = (word: string): boolean => LARGE.has(word) || isTall(word) || endsIn(word, ENDS);

function endsIn(word: string, ends: readonly string[]): boolean {
  return ends.some((end) => word.endsWith(end) && word !== end);
}

/** How large a product's name says that it is, in six languages: no photo tells. `small` where it says nothing. */
export function sizeOfName(name: string): ProductSize {
  const said = namingWords(name.replaceAll(VACUUM, '$<thing>'));
  const together = said.join(' ');
  if (TALL_PAIRS.test(together)) return 'tall';
  if (PAIRS.test(together)) return 'large';
  if (!isNamed(said, { isOne: isLarge, others: OTHER_THINGS })) return 'small';
  return isTall(said.findLast(isLarge) ?? '') ? 'tall' : 'large';
}
