import type { PlaceId, Relation, Season, Style, TimeOfDay, Weather } from './scene.ts';
import type { Pose } from '../subjects/animal.ts';

/** Each table maps words or phrases to one meaning. Places never become subjects. */
export const places: Readonly<Record<string, PlaceId>> = {
  forest: 'forest', woods: 'forest', woodland: 'forest', 'pine forest': 'forest', taiga: 'forest', jungle: 'jungle', rainforest: 'jungle',
  mountain: 'mountains', mountains: 'mountains', alps: 'mountains', peak: 'mountains', hills: 'meadow', valley: 'mountains', cliff: 'rocks', summit: 'mountains', adventure: 'mountains',
  lake: 'lake', 'mountain lake': 'lake', pond: 'lake', river: 'river', stream: 'river', creek: 'river', beach: 'beach', shore: 'beach', coast: 'beach', seaside: 'beach',
  sea: 'ocean', ocean: 'ocean', harbor: 'ocean', harbour: 'ocean', bay: 'ocean', waves: 'ocean', underwater: 'underwater', 'coral reef': 'underwater', reef: 'underwater',
  'under the sea': 'underwater', 'under water': 'underwater', aquarium: 'underwater', desert: 'desert', dune: 'desert', dunes: 'desert', sahara: 'desert', savanna: 'savanna', savannah: 'savanna', safari: 'savanna',
  meadow: 'meadow', field: 'meadow', fields: 'meadow', grass: 'meadow', prairie: 'meadow', pasture: 'meadow', countryside: 'meadow', hill: 'meadow', 'lavender fields': 'lavender', 'lavender field': 'lavender', lavender: 'lavender', provence: 'lavender',
  'flower field': 'flowers', 'flower fields': 'flowers', wildflowers: 'flowers', flowers: 'flowers', 'field of flowers': 'flowers', 'tulip field': 'flowers', 'sunflower field': 'flowers', garden: 'garden', park: 'garden', backyard: 'garden', yard: 'garden',
  village: 'village', town: 'village', hamlet: 'village', city: 'city', street: 'city', 'city street': 'city', alley: 'city', downtown: 'city', tokyo: 'city', urban: 'city', avenue: 'city', market: 'city', skyline: 'skyline', cityscape: 'skyline', 'new york': 'skyline', manhattan: 'skyline', skyscrapers: 'skyline', rooftop: 'skyline',
  cafe: 'cafe', 'coffee shop': 'cafe', café: 'cafe', restaurant: 'cafe', bar: 'cafe', pub: 'cafe', bakery: 'cafe', room: 'room', 'living room': 'room', bedroom: 'room', home: 'room', indoors: 'room', interior: 'room', fireplace: 'room',
  window: 'window', windowsill: 'window', 'window sill': 'window', kitchen: 'kitchen', table: 'kitchen', office: 'office', desk: 'office', workplace: 'office', boardroom: 'office', library: 'library', bookshop: 'library', school: 'library', classroom: 'library',
  studio: 'studio', 'white studio': 'studio', 'white background': 'studio', 'plain background': 'studio', backdrop: 'studio', podium: 'studio', 'on the moon': 'moon', 'lunar surface': 'moon', mars: 'moon', space: 'space', 'outer space': 'space', galaxy: 'space', cosmos: 'space', nebula: 'space', universe: 'space',
  farm: 'farm', barn: 'farm', countryroad: 'road', road: 'road', highway: 'road', racetrack: 'road', 'race track': 'road', 'coastal road': 'coastRoad', clouds: 'heaven', 'above the clouds': 'heaven', sky: 'heaven', heaven: 'heaven', snowfield: 'plain', arctic: 'plain', antarctica: 'plain', tundra: 'plain', glacier: 'plain', iceberg: 'plain', waterfall: 'river',
};

export const times: Readonly<Record<string, TimeOfDay>> = {
  dawn: 'dawn', sunrise: 'dawn', daybreak: 'dawn', morning: 'dawn', day: 'day', daytime: 'day', daylight: 'day', sunny: 'day', afternoon: 'day', noon: 'noon', midday: 'noon', 'golden hour': 'golden', 'late afternoon': 'golden', golden: 'golden',
  sunset: 'sunset', sundown: 'sunset', evening: 'sunset', dusk: 'dusk', twilight: 'dusk', 'blue hour': 'dusk', night: 'night', nighttime: 'night', midnight: 'night', moonlight: 'night', moonlit: 'night', starry: 'night', stars: 'night', tonight: 'night', aurora: 'night',
};

export const weathers: Readonly<Record<string, Weather>> = {
  rain: 'rain', rainy: 'rain', raining: 'rain', drizzle: 'rain', wet: 'rain', shower: 'rain', storm: 'storm', stormy: 'storm', thunderstorm: 'storm', lightning: 'storm', thunder: 'storm', hurricane: 'storm', tempest: 'storm',
  snow: 'snow', snowing: 'snow', snowy: 'snow', snowfall: 'snow', blizzard: 'snow', fog: 'fog', foggy: 'fog', mist: 'fog', misty: 'fog', haze: 'fog', hazy: 'fog', cloudy: 'cloudy', overcast: 'cloudy', grey: 'cloudy', wind: 'wind', windy: 'wind', clear: 'clear',
};

export const seasons: Readonly<Record<string, Season>> = {
  spring: 'spring', springtime: 'spring', blossoming: 'spring', summer: 'summer', autumn: 'autumn', fall: 'autumn', autumnal: 'autumn', winter: 'winter', wintry: 'winter', frozen: 'winter', icy: 'winter', snowy: 'winter', snow: 'winter', christmas: 'winter',
};

export const styles: Readonly<Record<string, Style>> = {
  cinematic: 'cinematic', movie: 'cinematic', film: 'cinematic', dramatic: 'cinematic', epic: 'cinematic', watercolor: 'watercolor', watercolour: 'watercolor', aquarelle: 'watercolor', oil: 'oil', 'oil painting': 'oil', painting: 'oil', painterly: 'oil', impressionist: 'oil', artistic: 'oil', 'van gogh': 'oil', brushstrokes: 'oil',
  sketch: 'sketch', pencil: 'sketch', 'line art': 'sketch', drawing: 'sketch', charcoal: 'sketch', ink: 'sketch', minimal: 'minimal', minimalist: 'minimal', minimalistic: 'minimal', clean: 'minimal', simple: 'minimal', neon: 'neon', cyberpunk: 'neon', synthwave: 'neon', vaporwave: 'neon', glowing: 'neon',
  studio: 'studio', 'studio lighting': 'studio', product: 'studio', macro: 'macro', 'close up': 'macro', closeup: 'macro', bokeh: 'macro', vintage: 'vintage', retro: 'vintage', old: 'vintage', sepia: 'vintage', polaroid: 'vintage', 'black and white': 'mono', monochrome: 'mono', noir: 'mono', grayscale: 'mono',
  silhouette: 'silhouette', silhouettes: 'silhouette', backlit: 'silhouette', action: 'action', dynamic: 'action', 'action shot': 'action', speed: 'action', speeding: 'action', motion: 'action', 'outdoor adventure': 'adventure', adventure: 'adventure', 'urban edge': 'urban', 'urban style': 'urban', gritty: 'urban', edgy: 'urban', 'pop art': 'pop', pop: 'pop', comic: 'pop', cartoon: 'pop', vibrant: 'pop', colorful: 'pop', colourful: 'pop',
  dreamy: 'dreamy', fantasy: 'dreamy', magical: 'dreamy', ethereal: 'dreamy', dream: 'dreamy', 'pixel art': 'pixel', pixel: 'pixel', '8 bit': 'pixel', portrait: 'portrait', headshot: 'portrait', dark: 'dark', moody: 'dark', gothic: 'dark', pastel: 'pastel', soft: 'pastel', 'low poly': 'lowpoly', geometric: 'lowpoly', polygon: 'lowpoly', confident: 'confident', 'confident pose': 'confident', lifestyle: 'lifestyle',
};

export const colours: Readonly<Record<string, string>> = {
  red: '#c8281e', crimson: '#a81830', scarlet: '#d42a1c', orange: '#e8761a', amber: '#e89a1a', yellow: '#f2c014', gold: '#d9a520', golden: '#d9a032', green: '#3c8a3a', emerald: '#138a5c', teal: '#12807c', turquoise: '#22b4aa', cyan: '#22b8d4', blue: '#2a62c8', navy: '#1d2c5e', indigo: '#3b3a9a',
  purple: '#7a3aa8', violet: '#7a4ac0', magenta: '#c02a8a', pink: '#ea86a8', white: '#f2f0ec', black: '#1d1c20', grey: '#84868c', gray: '#84868c', silver: '#b8bcc4', brown: '#7a4a2a', beige: '#d8c4a0', cream: '#efe4cc', tan: '#c49a6a', bronze: '#9a6a38',
};

export const numbers: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, single: 1, lone: 1, two: 2, pair: 2, couple: 2, both: 2, three: 3, trio: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 9, dozen: 9, few: 3, several: 4, many: 6, group: 4, herd: 5, flock: 5, pack: 4, family: 3, bunch: 4,
};

export const relations: Readonly<Record<string, Relation>> = {
  on: 'on', 'on top of': 'on', atop: 'on', upon: 'on', 'sitting on': 'on', 'standing on': 'on', riding: 'riding', rides: 'riding', 'on the back of': 'riding', under: 'under', underneath: 'under', beneath: 'under', below: 'under', 'next to': 'beside', beside: 'beside', near: 'beside', by: 'beside', with: 'beside', and: 'beside', alongside: 'beside', 'in front of': 'beside', over: 'over', above: 'over', in: 'in', inside: 'in',
};

export const poses: Readonly<Record<string, Pose>> = {
  running: 'run', runs: 'run', galloping: 'run', jumping: 'run', leaping: 'run', chasing: 'run', racing: 'run', sprinting: 'run', action: 'run', walking: 'walk', walks: 'walk', strolling: 'walk', wandering: 'walk', hiking: 'walk', sitting: 'sit', sits: 'sit', resting: 'sit', waiting: 'sit', sleeping: 'sit', standing: 'stand', stands: 'stand',
};

/** Irregular plurals; regular ones lose their ending in `singular`. */
export const plurals: Readonly<Record<string, string>> = {
  wolves: 'wolf', mice: 'mouse', women: 'woman', men: 'man', children: 'child', leaves: 'leaf', knives: 'knife', ponies: 'pony', puppies: 'puppy', bunnies: 'bunny', kitties: 'kitty', butterflies: 'butterfly', foxes: 'fox', cherries: 'cherry', strawberries: 'strawberry', cacti: 'cactus', ladies: 'lady', huskies: 'husky', buses: 'bus', watches: 'watch', peaches: 'peach', churches: 'church', daisies: 'daisy', octopuses: 'octopus', cows: 'cow', cattle: 'cow', oxen: 'bull', tomatoes: 'tomato', mangoes: 'mango',
};

/** After these a word is a verb ("they duck", "to watch", "can bear"), not a thing. */
export const verbMarkers: ReadonlySet<string> = new Set(['to', 'can', 'could', 'will', 'would', 'must', 'should', 'cannot', 't', 'i', 'you', 'we', 'they', 'he', 'she', 'it', 'who', 'please', 'let', 'don']);

/** Nouns whose plural is also a verb ("the crowd bears it"): they need a leading word to be things. */
export const verbLike: ReadonlySet<string> = new Set(['bear', 'duck', 'watch', 'ring', 'plant', 'book', 'dress', 'bat', 'fire', 'train', 'present', 'ship', 'drum', 'bottle', 'phone', 'key', 'bike', 'dog', 'bed', 'rose', 'crown', 'camera']);
export const leads: ReadonlySet<string> = new Set(['the', 'some', 'my', 'his', 'her', 'our', 'their', 'your', 'these', 'those', 'of', 'with', 'and', 'or', 'on', 'in', 'under', 'over', 'beside', 'near', 'by', 'from', 'for', 'at', 'between', 'behind', 'wild', 'brown', 'more', 'all']);

/** After these a thing is not wanted. */
export const negations: ReadonlySet<string> = new Set(['no', 'without', 'not', 'never', 'except', 'minus']);
/** After these a thing is only a comparison. */
export const comparisons: ReadonlySet<string> = new Set(['like', 'as', 'resembling']);
/** Words a count or colour may be carried across. */
export const fillers: ReadonlySet<string> = new Set(['of', 'the', 'very', 'big', 'small', 'little', 'large', 'cute', 'beautiful', 'old', 'young', 'tiny', 'huge', 'happy', 'sad', 'lovely', 'majestic', 'wild', 'fluffy', 'adorable', 'vintage', 'shiny', 'fresh', 'ripe', 'hot', 'cozy', 'cosy', 'wooden', 'and', 'with', 'baby', 'african', 'friendly', 'brave', 'tall', 'fast', 'african', 'sleek', 'product', 'rubber', 'baby', 'tame']);
