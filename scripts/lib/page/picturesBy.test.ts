import { describe, expect, it } from 'vitest';
import { localAppConfig } from '../settings/appConfig.ts';
import { namesFrom } from './picturesBy.ts';
import { portsOfBlock } from '../processes/ports.ts';

const LOCAL = localAppConfig({ projectId: 'demo-names', ports: portsOfBlock(0) });
const environment = (config: object) => ({
  LUMASHOT_APP_CONFIG: JSON.stringify({ ...LOCAL, ...config }),
});
const built = (pictures: string | undefined) => namesFrom(environment({ pictures }));

describe('the texts that say who draws', () => {
  it('name everybody who is configured, in their order', () => {
    expect(built('vertex,openai')).toBe('Google (Vertex AI, in our own cloud contract) and OpenAI');
  });

  it('name nobody where our own engine draws', () => {
    expect([built(undefined), built('embedded'), namesFrom({})]).toEqual([null, null, null]);
  });

  it('stop the build at a name that nobody knows', () => {
    expect(() => built('vertx')).toThrow('pictures: "vertx" is none of embedded');
  });
});
