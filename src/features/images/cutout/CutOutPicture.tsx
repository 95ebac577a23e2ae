import { useEffect, useRef } from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { drawTurned, turnedSize } from '#app/media/turned.ts';
import type { Photo } from '../photos/photoList.ts';
import { BlobImage } from '../photos/BlobImage.tsx';
import styles from './cutOut.module.css';
import { paintMarks, type Mark } from './paintMarks.ts';
import { squaresOf, type PhotoCut } from './photoCuts.ts';
import { STROKE_COLOURS } from './strokeColours.ts';

/** Of the small picture, in pixels of the page. */
const SIDE = 132;

interface Props {
  readonly photo: Photo;
  readonly cut: PhotoCut;
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
        <Product
          picture={cut.seen.picture}
          degrees={cut.turn.degrees}
          label={label}
          marks={marks}
        />
      )}
    </div>
  );
}

interface ProductProps {
  readonly picture: ImageBitmap;
  readonly degrees: number;
  readonly label: string;
  readonly marks: readonly Mark[];
}

function Product({ picture, degrees, label, marks }: ProductProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext('2d');
    if (!element || !brush) return;
    const box = turnedSize(picture, degrees);
    const scale = (2 * SIDE) / Math.max(box.width, box.height);
    element.width = Math.round(box.width * scale);
    element.height = Math.round(box.height * scale);
    drawTurned(brush, picture, { degrees, size: element });
    // They lie where they are in the photo as it was taken.
    if (degrees === 0) paintMarks(brush, marks, STROKE_COLOURS);
  }, [picture, degrees, marks]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
