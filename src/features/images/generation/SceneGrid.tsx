import { SCENE_THUMBNAIL_SIZE } from '@lumashot/domain/catalog/sceneThumbnails';
import { useId } from 'react';
import { TintedImage } from '#app/components/pictures/TintedImage.tsx';
import styles from './sceneGrid.module.css';

export interface Scene<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  /** Drawn by our own engine. */
  readonly thumbnail?: string;
  /** In the corner: a price. */
  readonly note?: string;
}

interface Props<Id extends string> {
  readonly legend: string;
  readonly scenes: readonly Scene<Id>[];
  readonly chosen: Id | null;
  readonly onPick: (id: Id) => void;
  readonly disabled: boolean;
}

/** Frames of a contact sheet to choose one from: native radio buttons, so arrow keys walk them. */
export function SceneGrid<Id extends string>({
  legend,
  scenes,
  chosen,
  onPick,
  disabled,
}: Props<Id>) {
  const name = useId();
  return (
    <fieldset className={styles['scenes']} disabled={disabled}>
      <legend>{legend}</legend>
      <div className={styles['grid']}>
        {scenes.map((scene, at) => (
          <label key={scene.id} className={styles['scene']}>
            <span className={styles['face']}>
              <input
                type="radio"
                name={name}
                required
                aria-label={scene.name}
                aria-describedby={`${name}-${scene.id}`}
                checked={chosen === scene.id}
                onChange={() => onPick(scene.id)}
              />
              <span className={styles['frame']} aria-hidden="true">
                <span>{frameNumber(at)}</span>
                <span>{scene.note}</span>
              </span>
              {scene.thumbnail === undefined ? null : (
                <span className={styles['thumbnail']}>
                  <TintedImage
                    src={scene.thumbnail}
                    size={SCENE_THUMBNAIL_SIZE}
                    alt=""
                    when="later"
                  />
                </span>
              )}
              <strong>{scene.name}</strong>
            </span>
            <span id={`${name}-${scene.id}`} className={styles['description']}>
              {scene.description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** As along the edge of a film: 01A, 02A ... */
const frameNumber = (at: number): string => `${String(at + 1).padStart(2, '0')}A`;
