import { PRODUCT_TEXTS } from '@lumashot/domain/texts/images';
import { useState } from 'react';
import { Desk } from '../generation/Desk.tsx';
import { useGenerator } from '../generation/generator.ts';
import { checkShot, editGenerator, shotGenerator } from './productCalls.ts';
import { ProductForm, type SceneWish } from './ProductForm.tsx';
import { ProductResult } from './ProductResult.tsx';

const NO_WISH: SceneWish = { sceneId: null, customPrompt: '' };

/** `handedOver`: a scene from another screen. */
export function ProductTab({ handedOver }: { handedOver: SceneWish | null }) {
  const shot = useGenerator(shotGenerator);
  const edit = useGenerator(editGenerator);
  const [wish, setWish] = useState<SceneWish>(handedOver ?? shot.attempt?.input ?? NO_WISH);

  function startAgain(): void {
    shot.clear();
    edit.clear();
    setWish(NO_WISH);
  }

  return (
    <Desk
      label={PRODUCT_TEXTS.region}
      started={shot.attempt !== null}
      form={
        <ProductForm
          initial={shot.attempt?.input ?? null}
          wish={wish}
          setWish={({ sceneId, customPrompt }) => setWish({ sceneId, customPrompt })}
          isRunning={shot.isRunning || edit.isRunning}
          onGenerate={(draft) => void shot.generate(checkShot(draft))}
        />
      }
      result={<ProductResult shot={shot} edit={edit} onAgain={startAgain} />}
    />
  );
}
