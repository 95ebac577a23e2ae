import { PRODUCT_SCENE_IDS } from '@lumashot/domain/catalog/productScenes';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '#app/device/useDraft.ts';
import { useDraftOf } from '#app/device/useDraftOf.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { Desk } from '../generation/Desk.tsx';
import { useDeskActions } from '../generation/useDeskActions.ts';
import { useFrames } from '../generation/useFrames.ts';
import { useResumedAction } from '../generation/useResumedAction.ts';
import { productPhotos } from '../photos/keptPhotos.ts';
import {
  checkShot,
  editAction,
  editedBy,
  severalShots,
  shotAction,
  shotSheet,
  type ShotDraft,
} from './productCalls.ts';
import type { AskedShot } from './askedShot.ts';
import { ProductForm, type SceneWish } from './ProductForm.tsx';
import { ProductResult } from './ProductResult.tsx';

const NO_WISH: SceneWish = { sceneId: null, customPrompt: '' };

/** From another screen: a scene, and the product of an earlier shot. */
export interface HandedShot extends SceneWish {
  readonly productImageId: string | null;
  readonly asked: AskedShot | null;
  readonly shape: ShapeId | null;
}

export function ProductTab({ handedOver }: { handedOver: HandedShot | null }) {
  const { uid } = useUser();
  const shots = useDeskActions(shotAction, severalShots);
  const edit = useResumedAction(editAction, { operation: 'productEdit', inputOf: editedBy });
  const sheet = useFrames(shotSheet);
  const asked = shots.asked ?? NO_WISH;
  const [sceneId, setSceneId] = useDraftOf({
    uid,
    name: 'product-scene',
    ids: PRODUCT_SCENE_IDS,
    initial: handedOver?.sceneId,
    fallback: asked.sceneId,
  });
  const [customPrompt, setCustomPrompt] = useDraft({
    uid,
    name: 'product-words',
    initial: handedOver?.customPrompt,
    fallback: asked.customPrompt,
  });
  function setWish(wish: SceneWish): void {
    setSceneId(wish.sceneId);
    setCustomPrompt(wish.customPrompt);
  }

  /** Puts finished shots and changes away; what is running stays. */
  function startOver(): void {
    shotAction.clear();
    edit.clear();
    sheet.putAway();
  }

  // What was handed over wants the form, not an earlier result.
  const isHandedOver = handedOver !== null;
  const makeRoom = useEffectEvent(startOver);
  useEffect(() => {
    if (isHandedOver) makeRoom();
  }, [isHandedOver]);

  function startAgain(): void {
    startOver();
    setWish(NO_WISH);
  }

  async function ask(draft: ShotDraft, count: number, shape: ShapeId): Promise<void> {
    const outcome = await shots.run(checkShot(draft), count, shape);
    if (outcome !== null) productPhotos.markSent(draft.photos);
  }

  return (
    <Desk
      label={PRODUCT_TEXTS.region}
      started={shots.single.attempt !== null || edit.attempt !== null || sheet.frames.length > 0}
      form={
        <ProductForm
          initial={handedOver === null ? shots.asked : null}
          productImageId={handedOver?.productImageId ?? null}
          asked={handedOver?.asked ?? null}
          initialShape={handedOver?.shape ?? null}
          wish={{ sceneId, customPrompt }}
          setWish={setWish}
          isRunning={shots.isSending || shots.single.isRunning || edit.isRunning}
          isSending={shots.isSending}
          onGenerate={(draft, count, shape) => {
            sheet.release();
            void ask(draft, count, shape);
          }}
        />
      }
      result={
        <ProductResult
          sheet={sheet}
          idle={shots.single.attempt?.state ?? 'idle'}
          edit={edit}
          onAgain={startAgain}
        />
      }
    />
  );
}
