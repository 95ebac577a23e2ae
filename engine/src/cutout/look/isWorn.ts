import worn from './wornWeights.json' with { type: 'json' };

/** Log odds from which on it is believed: of 100 other things two at most are taken for worn ones. */
const LEAST = 1.6;

/**
 * Whether a thing is one that people wear, laid out or hung up: a shirt, trousers, shoes on the floor, a cap. None of it stands before
 * a camera at eye level. `features` are those of a network's first look at a photo; where there are none it is not known.
 * Weights: engine/scripts/teachWorn.ts.
 */
export const isWorn = (features: Float32Array | undefined): boolean =>
  features !== undefined && oddsOfWorn(features) > LEAST;

const oddsOfWorn = (features: Float32Array): number =>
  features.reduce((odds, value, n) => odds + value * (worn.weights[n] ?? 0), worn.bias);
