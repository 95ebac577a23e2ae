import type { Season, TimeOfDay, Weather } from '../scene.ts';

/** Time, weather and season by their nouns ("at sunset", "in the rain"), and by their adjectives. */

export const times: Readonly<Record<string, TimeOfDay>> = {
  dawn: 'dawn',
  sunrise: 'dawn',
  daybreak: 'dawn',
  morning: 'dawn',
  'early morning': 'dawn',
  'morning light': 'dawn',
  'morning sun': 'dawn',
  'rising sun': 'dawn',
  day: 'day',
  daytime: 'day',
  daylight: 'day',
  sunlight: 'day',
  sunshine: 'day',
  afternoon: 'day',
  noon: 'noon',
  midday: 'noon',
  'golden hour': 'golden',
  'late afternoon': 'golden',
  'golden light': 'golden',
  'warm light': 'golden',
  'golden sunlight': 'golden',
  sunset: 'sunset',
  sundown: 'sunset',
  evening: 'sunset',
  'evening light': 'sunset',
  'setting sun': 'sunset',
  dusk: 'dusk',
  twilight: 'dusk',
  'blue hour': 'dusk',
  night: 'night',
  nighttime: 'night',
  midnight: 'night',
  moonlight: 'night',
};

/** Before a place or an hour: "a sunny meadow", "a moonlit beach". */
export const timeAdjectives: Readonly<Record<string, TimeOfDay>> = {
  sunny: 'day',
  sunlit: 'day',
  bright: 'day',
  moonlit: 'night',
  'night time': 'night',
};

export const weathers: Readonly<Record<string, Weather>> = {
  rain: 'rain',
  'pouring rain': 'rain',
  'heavy rain': 'rain',
  'light rain': 'rain',
  storm: 'storm',
  thunderstorm: 'storm',
  lightning: 'storm',
  'lightning storm': 'storm',
  snow: 'snow',
  snowfall: 'snow',
  'falling snow': 'snow',
  fog: 'fog',
  mist: 'mist',
  haze: 'mist',
  'morning mist': 'mist',
  'morning fog': 'fog',
  'wet asphalt': 'rain',
  'wet street': 'rain',
};

export const weatherAdjectives: Readonly<Record<string, Weather>> = {
  rainy: 'rain',
  raining: 'rain',
  stormy: 'storm',
  snowy: 'snow',
  'snow covered': 'snow',
  snowing: 'snow',
  foggy: 'fog',
  misty: 'mist',
  hazy: 'mist',
  cloudy: 'cloudy',
  overcast: 'cloudy',
  clear: 'clear',
};

export const seasons: Readonly<Record<string, Season>> = {
  spring: 'spring',
  springtime: 'spring',
  summer: 'summer',
  summertime: 'summer',
  autumn: 'autumn',
  fall: 'autumn',
  winter: 'winter',
  wintertime: 'winter',
};

export const discs: Readonly<Record<string, 'moon'>> = {
  'full moon': 'moon',
  moonlight: 'moon',
};
