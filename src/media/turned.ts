interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of the smallest upright box around a picture turned by so many degrees, in its own pixels. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [across, along] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: width * across + height * along, height: width * along + height * across };
}

interface Brush extends Pick<
  CanvasRenderingContext2D,
  'save' | 'restore' | 'translate' | 'rotate' | 'scale' | 'imageSmoothingQuality'
> {
  drawImage(picture: ImageBitmap, x: number, y: number, width: number, height: number): void;
}

/** Fills a canvas of `size`, of the shape of `turnedSize`, with the picture turned clockwise about its middle. */
export function drawTurned(
  brush: Brush,
  picture: ImageBitmap,
  { degrees, size }: { readonly degrees: number; readonly size: Size },
): void {
  const { width, height } = picture;
  const box = turnedSize(picture, degrees);
  brush.save();
  brush.imageSmoothingQuality = 'high';
  brush.translate(size.width / 2, size.height / 2);
  brush.scale(size.width / box.width, size.height / box.height);
  brush.rotate((degrees * Math.PI) / 180);
  brush.drawImage(picture, -width / 2, -height / 2, width, height);
  brush.restore();
}
