import { expect, it } from 'vitest';
import { namesFrom } from './picturesBy.ts';

const built = (config: object) => namesFrom({ LUMASHOT_APP_CONFIG: JSON.stringify(config) });

it('the texts name everybody who is configured to draw, in their order', () => {
  expect(built({ pictures: 'vertex,openai' })).toBe(
    'Google (Vertex AI, in our own cloud contract) and OpenAI',
  );
});

it('and nobody else where our own engine draws', () => {
  expect([built({}), built({ pictures: 'embedded' }), namesFrom({})]).toEqual([null, null, null]);
});

it('a name that nobody knows stops the build', () => {
  expect(() => built({ pictures: 'vertx' })).toThrow('pictures: "vertx" is none of embedded');
});
