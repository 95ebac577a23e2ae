import { isNamed, namingWords, words } from './nameWords.ts';

/** What is fixed to walls, in lower case and without accents. A clock, a lamp, a shelf may stand: those need a second word. */
const FIXED: ReadonlySet<string> = new Set([
  // English
  ...words(
    'dartboard dartboards doorbell doorbells doorknob doorknobs dreamcatcher dreamcatchers mirror mirrors painting paintings',
  ),
  ...words(
    'picture pictures poster posters radiator radiators sconce sconces tapestries tapestry thermostat thermostats',
  ),
  ...words('window windows wreath wreaths'),
  // French: an adjective says it of anything
  ...words(
    'affiche affiches applique appliques fenetre fenetres interrupteur interrupteurs miroir miroirs mural murale murales',
  ),
  ...words('muraux patere pateres radiateur radiateurs sonnette tableau tableaux tapisserie'),
  // Spanish
  ...words(
    'aplique apliques atrapasuenos cuadro espejo espejos interruptor interruptores lienzo picaporte pomo pomos',
  ),
  ...words('radiador radiadores tapiz termostato timbre toallero toalleros ventana ventanas'),
  // Italian
  ...words(
    'acchiappasogni arazzo campanello dipinto dipinti finestra finestre interruttore interruttori lavabo maniglia',
  ),
  ...words(
    'maniglie pomello pomelli portasciugamani quadro specchiera specchio specchi termosifone',
  ),
  // Portuguese
  ...words(
    'arandela arandelas campainha coifa espelho espelhos exaustor janela janelas macaneta puxador puxadores toalheiro',
  ),
  // German: the others end in one of its words
  ...words('bild bilder dartscheibe fenster gemalde plakat spiegel traumfanger waschbecken'),
]);

/** What German words for them end in: it writes a cooker hood, "Dunstabzugshaube", as one. */
const ENDS = words(
  'abzugshaube dunsthaube fenster garderobenleiste gemalde griffleiste hakenleiste handtuchhalter handtuchhaken handtuchring handtuchstange heizkorper kuckucksuhr kunstdruck ' +
    'leinwandbild lichtschalter spiegel steckdose steckdosen thermostat turgriff turgriffe turklingel turklinke turklinken turknauf turkranz wandbild waschbecken',
);

/** What "Wand" makes of a German word. "Wander-" is a hike, and a wand alone is an English one. */
const ON_WAND =
  /^wand(?:board|behang|deko|fluter|garderobe|haken|halter|halterung|hange|heiz|kalender|kerzen|lampe|leuchte|montage|planter|regal|schild|schrank|seifen|spiegel|strahler|tattoo|teller|teppich|uhr|vase|ventilator|waschbecken)/u;

/** Where one of these comes after it, the thing is of it, or for it: a mirror case, a window cleaner, a poster tube. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  words(
    'adhesive apron bag bags ball bandage battery beads blind blinds board boards bed beds book books box boxes brush brushes bulb cable camera canvases card cards case cases chalk charger cleaner cleaning clip clips cloth clothing ' +
      'coat colour color colors colours cover covers cup curtain curtains cushion cushions door doors dress easel envelope envelopes fan figurine figurines film filter frame frames game gloss glue guard hammer hanger hangers hoodie hose insulation jacket ' +
      'jigsaw key keys kit kits knife lens lock locks maker mannequin marker markers mat mug nail needle numbers oil paint paints pad palette paper pen phone pillow polish pouch powder print puzzle roller rollers ruler ' +
      'hanging scraper screen seal seat selfie set sets sheet sheets shelf shirt shirts shoe shoes sill software spray squeegee stand stands sticker stickers storage strip strips wire finish sunglasses supplies sweater table tape tee thread tint top tops towel towels toy toys ' +
      'tray tripod tube tubes valve vinyl wallet washer wipes wool wrap ' +
      'home laptop license os pc pro server xp ' +
      'bolsillo bolso bord coche escritorio mano maquillaje mesa moto pie poche sac sol tasca trucco viaje viagem voiture borsetta',
  ),
);

/** In the hand, on a table, on the floor, in a car: with one of these anywhere in its name it is on no wall. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  words(
    'advent alarm auto bench bicycle bike boat book car cars cheval compact cosmetic desk desktop doll dollhouse engine face floor freestanding furry hairdressing handbag handheld laptop locker lockers locket makeup mantel miniature mobile ' +
      'motorbike motorcycle pocket portable purse rear rearview scooter shaving shower side standing tabletop tent travel truck van vanity vehicle wardrobe wing ' +
      'adventskranz aussenspiegel handspiegel kosmetikspiegel ruckspiegel rasierspiegel schminkspiegel standspiegel taschenspiegel tischspiegel autospiegel ' +
      'retroviseur retrovisor retrovisore',
  ),
);

const PLURAL = 's?';
/** One of these, after "wall" with at most two words between: alone each may stand or lie. */
const AFTER_WALL =
  'art|artwork|barometer|basin|cabinet|calendar|candle|clock|decal|decor|decoration|dispenser|fan|fixture|fountain|frame|hanger|hanging|heater|holder|hook|lamp|lantern|light|mirror|mount|mounted|organi[sz]er|ornament|painting|panel|' +
  'picture|planter|plaque|plate|poster|print|rack|radiator|scroll|sculpture|shel(?:f|ve)|sign|sink|socket|speaker|spotlight|switche?|tapestry|thermometer|unit|uplighter|vase|washbasin';

/** "Floating shelf": alone each word is something else. A cup with a double wall stands. */
const PAIRS = new RegExp(
  [
    `(?<!(?:double|dual|dry|ripple|single|stone|thick|thin|triple|twin|vacuum) )wall (?:\\p{L}+ ){0,2}?(?:${AFTER_WALL})${PLURAL}`,
    '(?:wall|surface) (?:hung|mount|mounted)',
    '(?:floating|wall) shel(?:f|ves)',
    'picture ledges?',
    'shadow box(?:es)?',
    '(?:cooker|extractor|range|kitchen|chimney) hoods?',
    '(?:art|canvas|framed|giclee|gallery|wall) (?:art|picture|print|poster|photo)s?',
    'posters? (?:paper )?prints?',
    'bulkhead (?:fitting|lamp|lantern|light)s?',
    'cuckoo clocks?',
    'framed (?:\\p{L}+ ){0,2}(?:award|certificate|diploma)s?',
    '(?:coat|hat|key|robe) (?:hook|peg|rack|rail)s?',
    'hook (?:rack|rail)s?',
    '(?<!paper )towel (?:bar|hook|rack|rail|ring)s?',
    '(?:door|cabinet|cupboard|drawer) (?:bell|handle|knob|knocker|lever|pull(?! out))s?',
    '(?:dimmer|light) switch(?:es)?',
    '(?:electrical|light|plug|power) (?:outlet|socket)s?',
    'dream catchers?',
    'dart boards?',
    // French, Spanish, Italian, Portuguese
    'hottes? (?:aspirante|de cuisine|decorative|murale|inclinee)s?',
    'poignees? de porte',
    'etageres? flottantes?',
    'attrape reves?',
    'porte serviettes?',
    'campanas? (?:extractora|de cocina|decorativa|de pared)s?',
    'de pared(?:e)?',
    '(?:a|da) (?:parete|muro)',
    'cappa (?:aspirante|da cucina)',
    'prese elettriche|presa elettrica|tomadas? eletricas?|enchufes? de pared',
  ]
    .map((pair) => `\\b(?:${pair})\\b`)
    .join('|'),
  'u',
);

/** A mirror with a handle, what hangs from a tree, and what is bought for walls in rolls and tins. */
const NO_THING_ON_WALLS =
  /\b(?:(?<!\bwall )ornaments?|(?:hand|table) mirrors?|papier peint|papel de parede?|peinture|pintura de|pittura|vernice|tinta|wall ?paper|wall paint)\b/u;

const SET_OF = /\bsets? of\b ?/u;

const isFixed = (word: string): boolean =>
  FIXED.has(word) || ON_WAND.test(word) || ENDS.some((end) => word.endsWith(end));

/** Whether a product's name says that it is fixed to a wall or hangs there, in six languages. */
export function isWallName(name: string): boolean {
  const all = namingWords(name).join(' ');
  // A set of three posters is what one of them is; a painting set is not.
  const line = all.replace(SET_OF, '');
  const said = line.split(' ');
  if (said.some((word) => ELSEWHERE.has(word)) || NO_THING_ON_WALLS.test(line)) return false;
  return isPaired(line) || isNamed(said, { isOne: isFixed, others: OTHER_THINGS });
}

/** Not where another thing comes after the pair: a door handle cover is for one. */
function isPaired(line: string): boolean {
  const found = PAIRS.exec(line);
  if (found === null) return false;
  const after = line.slice(found.index + found[0].length).match(/\p{L}+/gu) ?? [];
  return !after.some((word) => OTHER_THINGS.has(word));
}
