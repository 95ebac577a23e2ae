import { useLayoutEffect, useState } from 'react';

/** How far below the document's top an element begins; what stands above it comes and goes. */
export function useDocumentTop(target: { current: Element | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const element = target.current;
      if (element !== null)
        setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [target]);
  return top;
}
