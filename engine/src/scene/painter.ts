import type { Scene } from '../prompt/scene.ts';
import { paintSky } from './sky.ts';
import { type Setting, type Stage } from './stage.ts';
import { paintBlades, type GroundKind } from './terrain.ts';
import { type TreeKind } from './trees.ts';
import { paintLightning } from './weather.ts';

/** Paints a place and says where its subjects stand. */
export type Painter = (stage: Stage) => Setting;
export const nothing = (): void => undefined;

export const winter = (scene: Scene): boolean => scene.season === 'winter';

export function groundOf(stage: Stage, usual: GroundKind): GroundKind {
  if (winter(stage.scene)) return 'snow';
  return stage.scene.season === 'autumn' && usual === 'grass' ? 'autumn' : usual;
}

export function treeOf(stage: Stage): TreeKind {
  const { season } = stage.scene;
  if (season === 'autumn') return 'autumn';
  if (season === 'spring') return 'blossom';
  return season === 'winter' ? 'bare' : 'broad';
}

export function sky(stage: Stage): void {
  paintSky(stage);
  if (stage.scene.weather === 'storm') paintLightning(stage);
}

/** Snow heaped or grass grown before the feet, so that nobody floats. */
export function frontOf(kind: GroundKind): (stage: Stage) => void {
  return (stage) => {
    if (kind === 'grass' || kind === 'dry' || kind === 'autumn') {
      const inks: [string, ...string[]] =
        kind === 'grass' ? ['#4f8a34', '#7aae46', '#9cc25a'] : ['#c9a24a', '#a87f36', '#dfc27a'];
      paintBlades(stage, 905, 1050, 420, inks, 84, 'front');
    }
  };
}
