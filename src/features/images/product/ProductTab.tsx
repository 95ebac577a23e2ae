import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { useEffect, useState } from 'react';
import { useDraft } from '#app/device/useDraft.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { Desk } from '../generation/Desk.tsx';
import { usePaidAction } from '../generation/usePaidAction.ts';
import { checkShot, editAction, shotAction } from './productCalls.ts';
import { ProductForm, type SceneWish } from './ProductForm.tsx';
import { ProductResult } from './ProductResult.tsx';

/** Puts finished shots and changes away; what is running stays. */
function startOver(): void {
  shotAction.clear();
  editAction.clear();
}

const NO_WISH: SceneWish = { sceneId: null, customPrompt: '' };

/** From another screen: a scene, and the product of an earlier shot. */
export interface HandedShot extends SceneWish {
  readonly productImageId: string | null;
}

export function ProductTab({ handedOver }: { handedOver: HandedShot | null }) {
  const { uid } = useUser();
  const shot = usePaidAction(shotAction);
  const edit = usePaidAction(editAction);
  const asked = shot.attempt?.input ?? NO_WISH;
  const [sceneId, setSceneId] = useState((handedOver ?? asked).sceneId);
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

  // What was handed over wants the form, not an earlier result.
  const isHandedOver = handedOver !== null;
  useEffect(() => {
    if (isHandedOver) startOver();
  }, [isHandedOver]);

  function startAgain(): void {
    startOver();
    setWish(NO_WISH);
  }

  return (
    <Desk
      label={PRODUCT_TEXTS.region}
      started={shot.attempt !== null}
      form={
        <ProductForm
          initial={handedOver === null ? (shot.attempt?.input ?? null) : null}
          productImageId={handedOver?.productImageId ?? null}
          wish={{ sceneId, customPrompt }}
          setWish={setWish}
          isRunning={shot.isRunning || edit.isRunning}
          onGenerate={(draft) => void shot.run(checkShot(draft))}
        />
      }
      result={<ProductResult shot={shot} edit={edit} onAgain={startAgain} />}
    />
  );
}
