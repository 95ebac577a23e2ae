import { useEffect, useRef } from 'react';

/** Shows bytes that are only here; their URL lives as long as the picture is shown. */
export function BlobImage({ blob, alt, size }: { blob: Blob; alt: string; size: number }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} alt={alt} width={size} height={size} />;
}
