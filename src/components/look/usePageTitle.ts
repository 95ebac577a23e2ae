import { PRODUCT_NAME } from '@lumashot/domain/product';
import { useEffect } from 'react';

/** `title · Lumashot`; without a title the product's name alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
