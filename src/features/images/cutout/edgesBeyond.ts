import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { Plane } from '@lumashot/engine/cutout/raster/plane';
import { edgesCutOff, type Edge } from '@lumashot/engine/cutout/view/edgesCutOff';

/** Where a product goes on beyond its photo. What stands has a floor, also where the photo ends at its foot. */
export const edgesBeyond = (alpha: Plane, view: ProductView): readonly Edge[] =>
  edgesCutOff(alpha).filter((edge) => edge !== 'bottom' || view !== 'front');
