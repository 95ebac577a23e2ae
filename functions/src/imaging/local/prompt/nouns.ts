import type { FigureRole, Medium, Noun, PlaceId, SolidId, TreeId } from './scene.ts';
import type { SpeciesId } from '../subjects/species.ts';

function animal(species: SpeciesId, share: number, home: PlaceId): Noun {
  return { thing: { kind: 'animal', species }, medium: 'ground', share, home };
}
function object(icon: string, share: number, home: PlaceId, medium: Medium): Noun {
  return { thing: { kind: 'object', icon }, medium, share, home };
}
function solid(model: SolidId, share: number, home: PlaceId, medium: Medium): Noun {
  return { thing: { kind: 'solid', model }, medium, share, home };
}
function figure(role: FigureRole, home: PlaceId): Noun {
  return { thing: { kind: 'figure', role }, medium: 'ground', share: 0.52, home };
}
function tree(kind: TreeId, home: PlaceId): Noun {
  return { thing: { kind: 'tree', tree: kind }, medium: 'ground', share: 0.66, home };
}
const food = (icon: string, share = 0.36): Noun => object(icon, share, 'kitchen', 'table');
const desk = (icon: string, share = 0.38): Noun => object(icon, share, 'office', 'table');
const bloom = (icon: string, share = 0.42): Noun => object(icon, share, 'garden', 'ground');
const sea = (icon: string, share = 0.36): Noun => object(icon, share, 'underwater', 'deep');
const ware = (icon: string, share = 0.42): Noun => object(icon, share, 'studio', 'table');

/** Nouns the engine can honestly draw, singular. Several words: the longest match wins. */
export const nouns: Readonly<Record<string, Noun>> = {
  // Animals with four legs.
  fox: animal('fox', 0.4, 'forest'), 'red fox': animal('fox', 0.4, 'forest'), 'white fox': animal('arcticFox', 0.4, 'forest'), vixen: animal('fox', 0.4, 'forest'), 'arctic fox': animal('arcticFox', 0.4, 'forest'),
  wolf: animal('wolf', 0.44, 'forest'), 'grey wolf': animal('wolf', 0.44, 'forest'), 'gray wolf': animal('wolf', 0.44, 'forest'), 'brown bear': animal('bear', 0.46, 'forest'), 'white bear': animal('polarBear', 0.46, 'plain'), dog: animal('dog', 0.4, 'meadow'), husky: animal('husky', 0.42, 'mountains'),
  puppy: animal('puppy', 0.36, 'garden'), 'golden retriever': animal('dog', 0.4, 'meadow'), cat: animal('cat', 0.36, 'room'),
  kitten: animal('kitten', 0.32, 'room'), kitty: animal('kitten', 0.32, 'room'), lion: animal('lion', 0.46, 'savanna'),
  lioness: animal('lioness', 0.44, 'savanna'), tiger: animal('tiger', 0.44, 'jungle'), leopard: animal('leopard', 0.42, 'savanna'),
  jaguar: animal('leopard', 0.42, 'jungle'), cheetah: animal('cheetah', 0.42, 'savanna'), panther: animal('panther', 0.42, 'jungle'),
  bear: animal('bear', 0.46, 'forest'), 'grizzly bear': animal('bear', 0.46, 'forest'), 'polar bear': animal('polarBear', 0.46, 'plain'),
  panda: animal('panda', 0.44, 'jungle'), rabbit: animal('rabbit', 0.34, 'meadow'), bunny: animal('rabbit', 0.34, 'meadow'),
  hare: animal('rabbit', 0.36, 'meadow'), deer: animal('deer', 0.52, 'forest'), stag: animal('deer', 0.54, 'forest'),
  reindeer: animal('deer', 0.5, 'plain'), moose: animal('moose', 0.52, 'forest'), elk: animal('moose', 0.52, 'mountains'),
  horse: animal('horse', 0.52, 'meadow'), stallion: animal('horse', 0.52, 'meadow'), pony: animal('horse', 0.44, 'farm'),
  foal: animal('horse', 0.4, 'farm'), donkey: animal('donkey', 0.44, 'farm'), zebra: animal('zebra', 0.48, 'savanna'),
  unicorn: animal('unicorn', 0.52, 'meadow'), elephant: animal('elephant', 0.46, 'savanna'), mammoth: animal('elephant', 0.46, 'plain'),
  camel: animal('camel', 0.5, 'desert'), dromedary: animal('camel', 0.5, 'desert'), llama: animal('llama', 0.5, 'mountains'),
  alpaca: animal('llama', 0.48, 'mountains'), cow: animal('cow', 0.44, 'farm'), bull: animal('cow', 0.46, 'farm'), bison: animal('bison', 0.46, 'savanna'),
  buffalo: animal('bison', 0.46, 'savanna'), sheep: animal('sheep', 0.36, 'meadow'), lamb: animal('sheep', 0.32, 'meadow'),
  goat: animal('goat', 0.4, 'mountains'), pig: animal('pig', 0.36, 'farm'), piglet: animal('pig', 0.3, 'farm'), giraffe: animal('giraffe', 0.66, 'savanna'),
  rhino: animal('rhino', 0.42, 'savanna'), rhinoceros: animal('rhino', 0.42, 'savanna'), hippo: animal('hippo', 0.42, 'river'), hippopotamus: animal('hippo', 0.42, 'river'),
  squirrel: animal('squirrel', 0.4, 'forest'), raccoon: animal('raccoon', 0.36, 'forest'), mouse: animal('mouse', 0.28, 'kitchen'),
  // Birds, small beasts and sea life.
  owl: object('owl', 0.36, 'forest', 'ground'), eagle: object('eagle', 0.38, 'mountains', 'air'), parrot: object('parrot', 0.4, 'jungle', 'ground'),
  flamingo: object('flamingo', 0.48, 'lake', 'water'), swan: object('swan', 0.34, 'lake', 'water'), duck: object('duck', 0.32, 'lake', 'water'),
  penguin: object('penguin', 0.42, 'plain', 'ground'), dove: object('dove', 0.34, 'heaven', 'air'), pigeon: object('dove', 0.3, 'city', 'air'),
  peacock: object('peacock', 0.46, 'garden', 'ground'), rooster: object('rooster', 0.4, 'farm', 'ground'), chicken: object('rooster', 0.38, 'farm', 'ground'),
  bird: object('bird', 0.32, 'forest', 'ground'), snake: object('snake', 0.34, 'jungle', 'ground'), lizard: object('lizard', 0.34, 'desert', 'ground'),
  crocodile: object('crocodile', 0.4, 'river', 'ground'), alligator: object('crocodile', 0.4, 'river', 'ground'), dragon: object('dragon', 0.52, 'mountains', 'ground'),
  dinosaur: object('t-rex', 0.5, 'jungle', 'ground'), 't rex': object('t-rex', 0.5, 'jungle', 'ground'), hedgehog: object('hedgehog', 0.3, 'forest', 'ground'),
  snail: object('snail', 0.3, 'garden', 'ground'), turtle: object('turtle', 0.3, 'beach', 'ground'), tortoise: object('turtle', 0.3, 'desert', 'ground'),
  kangaroo: object('kangaroo', 0.5, 'savanna', 'ground'), gorilla: object('gorilla', 0.48, 'jungle', 'ground'), butterfly: object('butterfly', 0.3, 'flowers', 'air'),
  bee: object('honeybee', 0.26, 'flowers', 'air'), honeybee: object('honeybee', 0.26, 'flowers', 'air'), ladybug: object('lady-beetle', 0.26, 'garden', 'ground'),
  bat: object('bat', 0.3, 'forest', 'air'), fish: sea('fish'), goldfish: sea('tropical-fish'), 'tropical fish': sea('tropical-fish'), octopus: sea('octopus', 0.44),
  whale: sea('whale', 0.5), dolphin: sea('dolphin', 0.44), shark: sea('shark', 0.46), jellyfish: sea('jellyfish', 0.42), squid: sea('squid', 0.44),
  pufferfish: sea('blowfish'), crab: object('crab', 0.28, 'beach', 'ground'), lobster: object('lobster', 0.32, 'beach', 'ground'),
  // People.
  woman: figure('woman', 'meadow'), lady: figure('woman', 'city'), mother: figure('woman', 'garden'), queen: figure('woman', 'room'), dancer: figure('woman', 'studio'),
  man: figure('man', 'meadow'), gentleman: figure('man', 'city'), father: figure('man', 'garden'), person: figure('woman', 'meadow'), people: figure('man', 'city'),
  hiker: figure('man', 'mountains'), traveler: figure('man', 'mountains'), traveller: figure('man', 'mountains'), runner: figure('man', 'road'), athlete: figure('man', 'road'), rider: figure('man', 'meadow'),
  girl: figure('girl', 'meadow'), daughter: figure('girl', 'garden'), boy: figure('boy', 'meadow'), son: figure('boy', 'garden'), child: figure('girl', 'meadow'), kid: figure('boy', 'garden'),
  astronaut: figure('astronaut', 'moon'), cosmonaut: figure('astronaut', 'moon'), businessman: figure('man', 'office'), businesswoman: figure('woman', 'office'),
  // Vehicles.
  car: solid('car', 0.27, 'road', 'ground'), 'sports car': solid('car', 0.27, 'coastRoad', 'ground'), 'race car': solid('car', 0.27, 'road', 'ground'), automobile: solid('car', 0.27, 'road', 'ground'), taxi: solid('car', 0.27, 'city', 'ground'),
  sailboat: solid('sailboat', 0.56, 'ocean', 'water'), 'sailing boat': solid('sailboat', 0.56, 'ocean', 'water'), yacht: solid('sailboat', 0.56, 'ocean', 'water'), boat: solid('sailboat', 0.5, 'ocean', 'water'),
  ship: object('ferry', 0.4, 'ocean', 'water'), ferry: object('ferry', 0.4, 'ocean', 'water'), canoe: object('canoe', 0.34, 'lake', 'water'), speedboat: object('speedboat', 0.36, 'ocean', 'water'),
  bicycle: object('bicycle', 0.4, 'road', 'ground'), bike: object('bicycle', 0.4, 'road', 'ground'), motorcycle: object('motorcycle', 0.4, 'road', 'ground'), motorbike: object('motorcycle', 0.4, 'road', 'ground'),
  scooter: object('motor-scooter', 0.4, 'city', 'ground'), tractor: object('tractor', 0.4, 'farm', 'ground'), bus: object('bus', 0.4, 'city', 'ground'), train: object('locomotive', 0.42, 'meadow', 'ground'), locomotive: object('locomotive', 0.42, 'meadow', 'ground'),
  airplane: object('small-airplane', 0.36, 'heaven', 'air'), plane: object('small-airplane', 0.36, 'heaven', 'air'), helicopter: object('helicopter', 0.36, 'mountains', 'air'), rocket: object('rocket', 0.5, 'space', 'air'), spaceship: object('rocket', 0.5, 'space', 'air'),
  ufo: object('flying-saucer', 0.34, 'meadow', 'air'), 'hot air balloon': solid('balloon', 0.56, 'meadow', 'air'), parachute: object('parachute', 0.44, 'heaven', 'air'), skateboard: object('skateboard', 0.34, 'city', 'ground'), sled: object('sled', 0.32, 'plain', 'ground'),
  // Buildings and outdoor things.
  house: object('house', 0.46, 'meadow', 'ground'), cottage: object('house-with-garden', 0.46, 'meadow', 'ground'), cabin: object('house', 0.44, 'forest', 'ground'), castle: object('castle', 0.56, 'mountains', 'ground'), pagoda: object('japanese-castle', 0.56, 'mountains', 'ground'),
  church: object('church', 0.5, 'meadow', 'ground'), hut: object('hut', 0.4, 'savanna', 'ground'), lighthouse: solid('lighthouse', 0.66, 'rocks', 'ground'), tent: object('tent', 0.34, 'mountains', 'ground'), 'ferris wheel': object('ferris-wheel', 0.62, 'skyline', 'ground'),
  carousel: object('carousel-horse', 0.5, 'city', 'ground'), fountain: object('fountain', 0.44, 'garden', 'ground'), shrine: object('shinto-shrine', 0.52, 'forest', 'ground'), temple: object('classical-building', 0.48, 'mountains', 'ground'), moai: object('moai', 0.52, 'meadow', 'ground'),
  snowman: object('snowman', 0.46, 'plain', 'ground'), campfire: object('fire', 0.26, 'forest', 'ground'), bonfire: object('fire', 0.3, 'beach', 'ground'), fire: object('fire', 0.32, 'forest', 'ground'), lantern: object('red-paper-lantern', 0.4, 'city', 'air'), kite: object('kite', 0.36, 'meadow', 'air'),
  balloon: object('balloon', 0.44, 'heaven', 'air'), robot: solid('robot', 0.5, 'city', 'ground'), gift: object('wrapped-gift', 0.38, 'room', 'table'), present: object('wrapped-gift', 0.38, 'room', 'table'), statue: object('statue-of-liberty', 0.6, 'skyline', 'ground'),
  // Trees and flowers.
  'pine tree': tree('conifer', 'meadow'), pine: tree('conifer', 'meadow'), spruce: tree('conifer', 'meadow'), fir: tree('conifer', 'meadow'), 'oak tree': tree('broad', 'meadow'), tree: tree('broad', 'meadow'), oak: tree('broad', 'meadow'), birch: tree('birch', 'meadow'), 'cherry tree': tree('blossom', 'meadow'), 'palm tree': tree('palm', 'beach'), palm: tree('palm', 'beach'),
  'christmas tree': object('christmas-tree', 0.6, 'room', 'ground'), cactus: object('cactus', 0.46, 'desert', 'ground'), sunflower: bloom('sunflower', 0.5), rose: bloom('rose'), tulip: bloom('tulip'), 'cherry blossom': bloom('cherry-blossom', 0.36), hibiscus: bloom('hibiscus', 0.36), daisy: bloom('blossom', 0.36), flower: bloom('blossom', 0.38),
  bouquet: object('bouquet', 0.46, 'room', 'table'), 'potted plant': object('potted-plant', 0.44, 'room', 'table'), plant: object('potted-plant', 0.44, 'room', 'table'), mushroom: object('mushroom', 0.34, 'forest', 'ground'), 'maple leaf': object('maple-leaf', 0.36, 'forest', 'ground'), lotus: object('lotus', 0.3, 'lake', 'water'), 'water lily': object('lotus', 0.3, 'lake', 'water'), seedling: bloom('seedling', 0.32),
  // Food and drink.
  apple: solid('apple', 0.4, 'studio', 'table'), 'green apple': food('green-apple'), pear: food('pear'), orange: food('tangerine'), tangerine: food('tangerine'), lemon: food('lemon'), banana: food('banana'), watermelon: food('watermelon'), grape: food('grapes'), strawberry: food('strawberry'), cherry: food('cherries'),
  peach: food('peach'), pineapple: food('pineapple', 0.44), mango: food('mango'), kiwi: food('kiwi-fruit'), coconut: food('coconut'), avocado: food('avocado'), tomato: food('tomato'), carrot: food('carrot'), broccoli: food('broccoli'), pizza: food('pizza'), burger: food('hamburger'), hamburger: food('hamburger'), 'hot dog': food('hot-dog'), taco: food('taco'),
  sushi: food('sushi'), donut: food('doughnut'), doughnut: food('doughnut'), cupcake: food('cupcake'), cake: food('birthday-cake', 0.42), 'birthday cake': food('birthday-cake', 0.42), pie: food('pie'), croissant: food('croissant'), bread: food('bread'), pancake: food('pancakes'), 'ice cream': food('soft-ice-cream', 0.44), cookie: food('cookie'), chocolate: food('chocolate-bar'), honey: food('honey-pot'),
  'cup of coffee': solid('cup', 0.34, 'cafe', 'table'), coffee: solid('cup', 0.34, 'cafe', 'table'), 'coffee cup': solid('cup', 0.34, 'cafe', 'table'), cappuccino: solid('cup', 0.34, 'cafe', 'table'), latte: solid('cup', 0.34, 'cafe', 'table'), espresso: solid('cup', 0.32, 'cafe', 'table'), cup: solid('cup', 0.34, 'cafe', 'table'), mug: solid('mug', 0.36, 'cafe', 'table'), 'cup of tea': solid('cup', 0.34, 'cafe', 'table'), tea: solid('cup', 0.34, 'cafe', 'table'), teapot: food('teapot', 0.38),
  wine: object('wine-glass', 0.5, 'cafe', 'table'), 'wine glass': object('wine-glass', 0.5, 'cafe', 'table'), beer: object('beer-mug', 0.44, 'cafe', 'table'), cocktail: object('cocktail-glass', 0.46, 'cafe', 'table'), milkshake: object('cup-with-straw', 0.46, 'cafe', 'table'), 'bubble tea': object('bubble-tea', 0.48, 'cafe', 'table'),
  // Things of the house, the desk and the shop.
  candle: object('candle', 0.42, 'room', 'table'), 'light bulb': ware('light-bulb'), lamp: object('couch-and-lamp', 0.5, 'room', 'ground'), sofa: object('couch-and-lamp', 0.5, 'room', 'ground'), couch: object('couch-and-lamp', 0.5, 'room', 'ground'), chair: object('chair', 0.48, 'room', 'ground'), bed: object('bed', 0.44, 'room', 'ground'), book: object('open-book', 0.36, 'library', 'table'), books: object('books', 0.38, 'library', 'table'),
  guitar: ware('guitar', 0.5), violin: ware('violin', 0.5), trumpet: ware('trumpet'), saxophone: ware('saxophone', 0.5), drum: ware('drum'), camera: ware('camera'), television: object('television', 0.42, 'room', 'table'), tv: object('television', 0.42, 'room', 'table'), laptop: desk('laptop'), computer: desk('laptop'), phone: desk('mobile-phone', 0.42), smartphone: desk('mobile-phone', 0.42),
  wristwatch: ware('watch'), watch: ware('watch'), headphone: ware('headphone'), sunglasses: ware('sunglasses', 0.3), umbrella: object('umbrella', 0.46, 'city', 'ground'), backpack: ware('backpack'), handbag: ware('handbag'), bag: ware('handbag'), hat: ware('top-hat'), crown: ware('crown', 0.36), diamond: ware('gem-stone', 0.36), gem: ware('gem-stone', 0.36), ring: ware('ring', 0.36), key: ware('key', 0.36), trophy: ware('trophy'),
  soccer: object('soccer-ball', 0.3, 'meadow', 'ground'), 'soccer ball': object('soccer-ball', 0.3, 'meadow', 'ground'), ball: object('soccer-ball', 0.3, 'meadow', 'ground'), basketball: object('basketball', 0.32, 'city', 'ground'), volleyball: object('volleyball', 0.3, 'beach', 'ground'), 'teddy bear': object('teddy-bear', 0.42, 'room', 'table'), toy: object('teddy-bear', 0.4, 'room', 'table'),
  telescope: object('telescope', 0.42, 'mountains', 'ground'), microscope: desk('microscope', 0.42), globe: desk('globe-showing-europe-africa', 0.4), earth: object('globe-showing-europe-africa', 0.5, 'space', 'air'), planet: object('globe-showing-europe-africa', 0.5, 'space', 'air'), hourglass: ware('hourglass-done', 0.44), sneaker: ware('running-shoe', 0.38), sneakers: ware('running-shoe', 0.38), shoe: ware('running-shoe', 0.38), heel: ware('high-heeled-shoe', 0.4),
  dress: ware('dress', 0.5), 't shirt': ware('t-shirt', 0.44), shirt: ware('t-shirt', 0.44), lipstick: ware('lipstick', 0.44), lotion: ware('lotion-bottle', 0.46), bottle: solid('bottle', 0.6, 'studio', 'table'), perfume: solid('bottle', 0.52, 'studio', 'table'), serum: solid('bottle', 0.58, 'studio', 'table'), 'wine bottle': solid('bottle', 0.62, 'cafe', 'table'), telephone: desk('telephone', 0.38), radio: object('radio', 0.38, 'room', 'table'), door: object('door', 0.56, 'room', 'ground'), palette: ware('artist-palette', 0.38),
};
