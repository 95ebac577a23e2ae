import {
  DEFAULT_PRODUCT_CATEGORY,
  PRODUCT_CATEGORY_IDS,
  type ProductCategoryId,
} from '@lumashot/domain/catalog/productCategories';
import { PRODUCT_SIZES, type ProductSize } from '@lumashot/domain/catalog/productSizes';
import { PRODUCT_VIEWS, type ProductView } from '@lumashot/domain/catalog/productViews';
import { useDraftOf } from '#app/device/useDraftOf.ts';

interface Facts {
  readonly category?: ProductCategoryId | undefined;
  readonly view?: ProductView | undefined;
  readonly productSize?: ProductSize | undefined;
}

interface Options {
  readonly uid: string;
  /** From another screen; null: nothing was. */
  readonly handed: Facts | null;
  /** Of what was asked for last. */
  readonly asked: Facts | null;
}

/** What somebody says of a product beside its name. Null: it is told by the name and the photo. */
export function useProductFacts({ uid, handed, asked }: Options) {
  const of = <Fact extends string>(fact: Fact | undefined): Fact | null | undefined =>
    handed === null ? undefined : (fact ?? null);
  const [category, setCategory] = useDraftOf({
    uid,
    name: 'product-category',
    ids: PRODUCT_CATEGORY_IDS,
    initial: of(handed?.category),
    fallback: asked?.category,
  });
  const [view, setView] = useDraftOf({
    uid,
    name: 'product-view',
    ids: PRODUCT_VIEWS,
    initial: of(handed?.view),
    fallback: asked?.view,
  });
  const [productSize, setProductSize] = useDraftOf({
    uid,
    name: 'product-size',
    ids: PRODUCT_SIZES,
    initial: of(handed?.productSize),
    fallback: asked?.productSize,
  });
  return {
    category: category ?? DEFAULT_PRODUCT_CATEGORY,
    setCategory,
    view,
    setView,
    productSize,
    setProductSize,
  };
}
