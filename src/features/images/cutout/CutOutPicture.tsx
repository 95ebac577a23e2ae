import type { Size } from '@lumashot/engine/cutout/raster/pixels';
import { useEffect, useRef } from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { drawTurned, turnedSize } from '#app/media/turned.ts';
import type { Photo } from '../photos/photoList.ts';
import { BlobImage } from '../photos/BlobImage.tsx';
import styles from './cutOut.module.css';
import { paintMarks, type Mark } from './paintMarks.ts';
import { squaresOf, type PhotoCutState } from './photoCuts.ts';
import { STROKE_COLOURS } from './strokeColours.ts';

/** Of the small picture, in pixels of the page. */
const SIDE = 132;

interface Props {
  readonly photo: Photo;
  readonly cut: PhotoCutState;
  /** Of the photo in the form: its name is told beside it. */
  readonly number: number;
  /** Parts of it that may be wrong. */
  readonly marks: readonly Mark[];
}

/** The product on a checkerboard that is dark where its own ground is light; the whole photo where that is what was asked for. */
export function CutOutPicture({ photo, cut, number, marks }: Props) {
  const label = CUT_OUT_TEXTS.preview(number);
  const isLooking = cut.state === 'looking';
  const isWhole = cut.isWhole || isLooking || cut.state === 'unknown';
  return (
    <div
      className={styles['small']}
      data-clear={isWhole ? undefined : true}
      data-on={squaresOf(cut)}
      data-looking={isLooking || undefined}
    >
      {isWhole ? <BlobImage blob={photo.photo} alt={label} size={SIDE} /> : null}
      {isWhole || cut.seen === null ? null : (
        <>
          <Product picture={cut.seen.picture} degrees={cut.turn.degrees} label={label} />
          {/* They lie where they are in the photo as it was taken. */}
          {cut.turn.degrees === 0 ? <Marks of={cut.seen.picture} marks={marks} /> : null}
        </>
      )}
    </div>
  );
}

interface ProductProps {
  readonly picture: ImageBitmap;
  readonly degrees: number;
  readonly label: string;
}

function Product({ picture, degrees, label }: ProductProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = brushFor(canvas.current, turnedSize(picture, degrees));
    if (brush !== null) drawTurned(brush, picture, { degrees, size: brush.canvas });
  }, [picture, degrees]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

/** The numbers of the parts that may be wrong: the button beside the picture says how many there are. */
function Marks({ of, marks }: { readonly of: Size; readonly marks: readonly Mark[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = brushFor(canvas.current, of);
    if (brush !== null) paintMarks(brush, marks, STROKE_COLOURS);
  }, [of, marks]);
  return <canvas ref={canvas} aria-hidden />;
}

/** For a picture in the proportions of a box, empty, with two of its pixels for each of the page. */
function brushFor(canvas: HTMLCanvasElement | null, box: Size): CanvasRenderingContext2D | null {
  const brush = canvas?.getContext('2d') ?? null;
  if (canvas === null || brush === null) return null;
  const scale = (2 * SIDE) / Math.max(box.width, box.height);
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  return brush;
}
