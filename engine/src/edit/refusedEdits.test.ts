import { describe, expect, it } from 'vitest';
import { toldEdit } from '../testing/toldEdit.ts';
import { parseEdit } from './parseEdit.ts';

/** Nothing of these may be sold: what the engine can do is not what they ask for. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'a colour that belongs to something else': [
    'put a red hat on the dog',
    'put my logo on the bottle in white',
    'put some flowers in the vase',
    'place the text SALE in yellow on the picture',
    'blue suit on a black background',
    'put the red mug next to a green background plant',
    'a red or blue background',
    'make the background red and blue stripes',
    'the background is too white',
    'make the background less white',
    'avoid a blue background',
    'put it in a red box',
    'green and white background',
    'a red and a blue background',
    'make the background red, green',
    'a background other than blue',
    'I do not like the blue background',
    'change the sky to a sunset',
    'paint the wall blue',
  ],
  'something in front of or behind it': [
    'remove the cup in the background',
    'remove the person behind the bottle',
    'erase the shadow behind it',
    'remove the wires behind her',
    'delete the people behind',
    'remove the background noise',
    'remove the tree from the background',
    'remove the background around the handle',
    'remove half of the background',
    'add a moon in the background',
    'moon behind it',
    'a man behind it',
    'put it in the woods with a deer',
    'put it in the sea',
    'put it on a velvet cushion',
    'place the product on a white marble counter',
    'clear background',
    'remove the color of the background',
    'make the background transparent',
  ],
  'a background that should change its tone': [
    'brighten the background',
    'darken the background',
    'desaturate the background',
    'sharpen the background',
    'dark background',
    'the background is too dark',
    'crop out the background',
    'more contrast in the background',
    'zoom in on the background',
    'make the background warmer',
  ],
  'the absence of something': [
    'no shadow',
    'no blur',
    'no vignette',
    'no grain',
    'no reflection',
    'without grain',
    'remove the sepia',
    'remove the vintage filter',
    'less cinematic',
    'remove film grain',
    'remove the black and white filter',
    'less sharp',
    'less grain',
    'too sharp',
    'too grainy',
    'soften the shadow',
    'softer shadows',
    'not cinematic',
    'slightly vintage',
    'unblur it',
    'reduce noise',
    'no bokeh',
    'less background blur',
    'give it no contrast',
    'not so bright',
    'not too warm please',
    'brighter without losing contrast',
    'the background is blurry',
    'it is black and white, add colours',
  ],
  'a part of the picture': [
    'more light from the left',
    'more contrast on the label',
    'soften her skin',
    'sharpen the edges',
    'blur everything but the product',
    'brighten everything behind the bottle',
    'crop the left side',
    'zoom in on the logo',
    'zoom out so the whole bottle is visible',
    'the text is too small',
    'flip the label',
    'make the jacket less blue',
  ],
  'something that is to be added or made': [
    'turn it into a movie',
    'add an oil painting on the wall',
    'add a long shadow to the left',
    'make it night',
    'pop art',
    'add warm light',
    'add a frame',
    'make the picture bigger',
    'go back to the original',
    'cut it out',
    'lower the camera',
  ],
  'something in another language': [
    'fondo azul',
    'hazlo más brillante',
    'mach es heller',
    'rends le fond blanc',
    'сделай ярче',
    'もっと明るく',
  ],
  'what only an eye could judge': ['straighten the picture', 'straighten it', 'fix the exposure'],
  'no change at all': [
    'rotate 360 degrees',
    'rotate by 0 degrees',
    'rotate 0°',
    '0% brighter',
    'turn it 720 degrees',
  ],
  'an amount without a direction': ['brightness 1000%', 'brightness', 'the contrast'],
  'a size in pixels': ['crop to 1920x1080', 'resize it to 50%'],
  'a turn of the thing itself': ['turn it around', 'turn it to the left', 'rotate the product'],
  'the finish of the thing itself': ['make it golden', 'make it matte', 'make it clear'],
};

describe.each(Object.entries(REFUSED))('an edit is refused for %s', (_, texts) => {
  it.each(texts)('%j', (text) => {
    expect(parseEdit(text).edits.map(toldEdit)).toEqual([]);
    expect(parseEdit(text).ignored).not.toEqual([]);
  });
});

describe('a whole text is refused where a later part takes an earlier one back', () => {
  it.each([
    'make it brighter, but only the bottle',
    'brighter, except the face',
    'make it darker but not the background',
    'brighter (just the label)',
    "brighter. Don't touch the background.",
    'remove the background and put a dragon there',
    'remove the background, replace it with a castle',
    'a blue background, a red background',
    'white background, no shadow',
    'square crop, centred on the face',
    'make the background red and blue stripes',
    'black and white but keep the lips red',
    'make everything warmer but not the face',
    'brighter, but not too much',
  ])('%j', (text) => {
    expect(parseEdit(text).edits.map(toldEdit)).toEqual([]);
  });
});

describe('a part that leans on a refused one is refused with it', () => {
  it.each([
    "don't add grain and vignette",
    'no grain, vignette or blur',
    'make her hair longer and darker',
    'add a cat and make it darker',
    'the label, make it brighter',
    'make the label say "brighter, blue background"',
    "don't crop and rotate it",
    'remove the grain and a vignette',
    'make the lid darker, more vivid',
  ])('%j', (text) => {
    expect(parseEdit(text).edits.map(toldEdit)).toEqual([]);
  });
});
