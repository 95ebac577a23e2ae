import { expect, it } from 'vitest';
import { appConfigFromEnvironment, localAppConfig, siteUrlOf } from './appConfig.ts';
import { portsOfBlock } from '../processes/ports.ts';

const LOCAL = localAppConfig({ projectId: 'demo-test', ports: portsOfBlock(0) });
const read = (config: unknown) =>
  appConfigFromEnvironment({
    LUMASHOT_APP_CONFIG: typeof config === 'string' ? config : JSON.stringify(config),
  });

it('reads what it writes itself', () => {
  expect(read(LOCAL)).toEqual(LOCAL);
});

it.each([
  ['no JSON', '{', /all of it/],
  ['an empty object', {}, /firebase: /],
  [
    'a project without a key',
    { ...LOCAL, firebase: { ...LOCAL.firebase, apiKey: '' } },
    /firebase\.apiKey: /,
  ],
  ['no prices', { ...LOCAL, priceIds: undefined }, /priceIds: /],
  ['a site that is none', { ...LOCAL, siteUrl: 'app.example.com' }, /siteUrl: /],
  [
    'a port out of range',
    { ...LOCAL, emulators: { ...LOCAL.emulators, auth: 70_000 } },
    /emulators\.auth: /,
  ],
])('stops the build for %s, and names it', (_name, config, words) => {
  expect(() => read(config)).toThrow(words);
});

it('says where to look when there is none', () => {
  expect(() => appConfigFromEnvironment({})).toThrow('docs/deploying.md');
});

it('has no slash at the end of the site', () => {
  expect(siteUrlOf({ ...LOCAL, siteUrl: 'https://app.example.com//' })).toBe(
    'https://app.example.com',
  );
});
