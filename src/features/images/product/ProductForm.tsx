import { PRODUCT_NAME_MAX_LENGTH, PRODUCT_PHOTOS_MAX } from '@lumashot/domain/calls/generation';
import { PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import { sceneThumbnail } from '@lumashot/domain/catalog/sceneThumbnails';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import { PICKED_TEXTS, PRODUCT_TEXTS } from '#app/texts/images.ts';
import TextField from '@mui/material/TextField';
import { useState, useSyncExternalStore } from 'react';
import { useDraft } from '#app/device/useDraft.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import { focusMissing } from '#app/lib/focusMissing.ts';
import { useSharedPhotos } from '#app/pwa/sharedPhoto.ts';
import desk from '../generation/desk.module.css';
import { HowMany } from '../generation/HowMany.tsx';
import { SceneGrid } from '../generation/SceneGrid.tsx';
import { ShapePicker } from '../generation/ShapePicker.tsx';
import { SubmitBar } from '../generation/SubmitBar.tsx';
import { useCount } from '../generation/useCount.ts';
import { useShape } from '../generation/useShape.ts';
import { WordsField } from '../generation/WordsField.tsx';
import { CutOutField } from '../cutout/CutOutField.tsx';
import {
  isLookedFor,
  photoCuts,
  shotCutOf,
  tipsIn,
  viewSeenIn,
  type ShotCut,
} from '../cutout/photoCuts.ts';
import { productPhotos } from '../photos/keptPhotos.ts';
import { prepareProduct } from '../photos/prepareProduct.ts';
import { PhotoField } from '../photos/PhotoField.tsx';
import type { Photo } from '../photos/photoList.ts';
import { usePhotos } from '../photos/usePhotos.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { ViewChoice } from './ViewChoice.tsx';
import { sizeOfName } from './largeNames.ts';
import { UntilConfirmed } from '../UntilConfirmed.tsx';
import { viewSuggested } from './viewSuggested.ts';
import type { AskedShot } from './askedShot.ts';
import { useAskedPhotos } from './useAskedPhotos.ts';
import { useHandedProduct } from './useHandedProduct.ts';
import type { SceneId, ShotDraft } from './productCalls.ts';
import { useProductFacts } from './useProductFacts.ts';
import { whyNotYet } from './whyNotYet.ts';

export interface SceneWish {
  readonly sceneId: SceneId | null;
  readonly customPrompt: string;
}

interface Props {
  readonly initial: ShotDraft | null;
  /** The row of a product photographed before. */
  readonly productImageId: string | null;
  /** A shot that was refused, to be asked for otherwise. */
  readonly asked: AskedShot | null;
  /** Of the shot that this one shall be like. */
  readonly initialShape: ShapeId | null;
  readonly wish: SceneWish;
  readonly setWish: (wish: SceneWish) => void;
  readonly isRunning: boolean;
  /** Nothing can be changed or asked for meanwhile. */
  readonly isSending: boolean;
  readonly onGenerate: (draft: ShotDraft, count: number, shape: ShapeId) => void;
}

export function ProductForm({
  initial,
  productImageId,
  asked,
  initialShape,
  wish,
  setWish,
  isRunning,
  isSending,
  onGenerate,
}: Props) {
  const { uid } = useUser();
  const [kept] = useState(() =>
    productPhotos.open({
      uid,
      handed: productImageId ?? asked?.imagePaths.join() ?? null,
      initial: initial?.photos ?? [],
    }),
  );
  const photos = usePhotos(kept, {
    max: PRODUCT_PHOTOS_MAX,
    texts: PICKED_TEXTS.product,
    prepare: prepareProduct,
  });
  const [productName, setProductName] = useDraft({
    uid,
    name: 'product-name',
    initial: productImageId === null ? asked?.productName : '',
    fallback: initial?.productName,
  });
  const facts = useProductFacts({
    uid,
    // Of a product photographed before they come with its photo.
    handed: productImageId === null ? asked : {},
    asked: initial,
  });
  const many = useCount({ uid, operation: 'productShot', scene: wish.sceneId });
  const { count } = many;
  const [missing, setMissing] = useState(0);
  const shape = useShape({ uid, operation: 'productShot', initial: initialShape });

  // A hosted model is shown the photos and needs no cut.
  const isCutHere = useDrawnHere('productShot') !== false;
  const isLooking = useSyncExternalStore(
    photoCuts.subscribe,
    () => isCutHere && isLookedFor(photos.photos),
  );

  const seenView = useSyncExternalStore(photoCuts.subscribe, () => viewSeenIn(photos.photos));
  const tips = useSyncExternalStore(photoCuts.subscribe, () => tipsIn(photos.photos));
  const { lies, hangs, view: suggested } = viewSuggested(productName, seenView);
  const view = facts.view ?? suggested;
  const productSize = facts.productSize ?? sizeOfName(productName);

  const why = whyNotYet({
    hasPhoto: photos.photos.length > 0,
    name: productName,
    hasScene: wish.sceneId !== null,
    isLooking: photos.isReading || isLooking,
  });

  useSharedPhotos('product', photos.pick);
  useAskedPhotos(asked, (found) => {
    // Whoever has picked others meanwhile goes on with those.
    if (kept.get().length === 0) kept.set(found);
  });
  useHandedProduct(productImageId, {
    onLoaded: (product) => {
      // Whoever has begun already goes on undisturbed.
      if (photos.photos.length > 0 || productName !== '') return;
      setProductName(product.name);
      facts.setCategory(product.category);
      facts.setView(product.view);
      facts.setProductSize(product.productSize);
      setMissing(product.missing);
      const { photo, name, mask } = product;
      photos.pick([new File([photo], name, { type: photo.type })], mask);
    },
  });

  return (
    <form
      className={desk['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(
          {
            productName,
            category: facts.category,
            view,
            productSize,
            ...wish,
            photos: photos.photos,
            cuts: isCutHere ? cutsOf(photos.photos) : [],
          },
          count,
          shape.shape,
        );
        focusMissing(event.currentTarget);
      }}
    >
      <UntilConfirmed operation="productShot" />
      <PhotoField
        legend={PRODUCT_TEXTS.photos}
        label={PRODUCT_TEXTS.addPhotos}
        hint={PRODUCT_TEXTS.photosHint}
        photos={photos}
        note={missing > 0 && photos.photos.length === 1 ? PRODUCT_TEXTS.oneIsKept(missing) : null}
        multiple
        disabled={isSending}
      />
      {isCutHere ? <CutOutField uid={uid} photos={photos.photos} disabled={isSending} /> : null}
      <ViewChoice {...{ view, lies, hangs, tips }} onChoose={facts.setView} disabled={isSending} />
      <div className={desk['pair']}>
        <TextField
          label={PRODUCT_TEXTS.name}
          placeholder={PRODUCT_TEXTS.namePlaceholder}
          value={productName}
          onChange={(event) => setProductName(event.target.value)}
          disabled={isSending}
          slotProps={{ htmlInput: { maxLength: PRODUCT_NAME_MAX_LENGTH } }}
        />
        <CategorySelect
          category={facts.category}
          onChoose={facts.setCategory}
          disabled={isSending}
        />
      </div>
      <WordsField
        label={PRODUCT_TEXTS.prompt}
        placeholder={PRODUCT_TEXTS.promptPlaceholder}
        words={wish.customPrompt}
        onChange={(words) => setWish({ ...wish, customPrompt: words })}
        disabled={isSending}
      />
      <SizeChoice
        size={productSize}
        hangs={view === 'wall'}
        onChoose={facts.setProductSize}
        disabled={isSending}
      />
      <SceneGrid
        legend={PRODUCT_TEXTS.scene}
        scenes={SCENES}
        chosen={wish.sceneId}
        onPick={(sceneId) => setWish({ ...wish, sceneId })}
        disabled={isSending}
      />
      <ShapePicker {...shape} disabled={isSending} />
      <HowMany {...many} disabled={isSending} />
      <SubmitBar
        label={count === 1 ? PRODUCT_TEXTS.submit : PRODUCT_TEXTS.submitSeveral(count)}
        isRunning={isRunning}
        isSending={isSending}
        disabled={why !== null}
        why={why === null || isSending ? null : <p className={desk['note']}>{why}</p>}
      />
    </form>
  );
}

const cutsOf = (photos: readonly Photo[]): readonly ShotCut[] =>
  photos.map(({ uploadId }) => shotCutOf(photoCuts.get().get(uploadId)));

const SCENES = PRODUCT_SCENES.map((scene) => ({ ...scene, thumbnail: sceneThumbnail(scene.id) }));
