import type { Layer } from '../paint/layer.ts';
import { mapPlane, resizePlane, type Plane } from '../cutout/plane.ts';
import { boundsOf, regionsOf, type Box } from '../cutout/regions.ts';
import { looksLikeFace } from './looksLikeFace.ts';

const WIDTH = 192;
/** Share of a head that must look like skin, in photos that have colour at all. */
const LEAST_SKIN = 0.12;
const COLOURLESS = 9;
/** A patch of skin wider than this, or more than twice as narrow, is no face. */
const BROADEST = 1.4;
/** Hair or a hat above a detected face, and the chin below its frame, in heights of it. */
const HAIR = 0.9;
const CHIN = 1.06;
/** Crown to chin over the width of the face. */
const FACE_LENGTH = 1.42;

/**
 * Crown to chin and ear to ear, in pixels of the photo; null when nothing there looks like a head. The
 * detector's face decides. What it was not taught, a drawn face or a cat's, is found by colour.
 */
export function findHead(photo: Layer, mask: Plane, detected: Box | null): Box | null {
  const scale = WIDTH / photo.canvas.width;
  const height = Math.max(8, Math.round(photo.canvas.height * scale));
  const small = resizePlane(mask, WIDTH, height);
  const body = boundsOf(small, 0.5);
  if (body === null) return null;
  if (detected !== null) return scaled(headOver(scaled(detected, scale), small, body), 1 / scale);
  const seen = skinPlane(photo, small);
  const face = faceOf(seen.skin, body);
  if (face === null && seen.chroma > COLOURLESS) return null;
  const head = face === null ? headOfOutline(small, body) : headAround(face, small, body);
  if (head.width < 4 || head.height < 5) return null;
  if (face !== null && !looksLikeFace(photo, scaled(face, 1 / scale))) return null;
  return scaled(head, 1 / scale);
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

function skinPlane(photo: Layer, mask: Plane): { skin: Plane; chroma: number } {
  const { width, height } = mask;
  const { data } = photo.brush.getImageData(0, 0, photo.canvas.width, photo.canvas.height);
  const step = photo.canvas.width / width;
  let [chroma, inside] = [0, 1];
  const skin = mapPlane(mask, (v, i) => {
    if (v < 0.5) return 0;
    const x = Math.min(photo.canvas.width - 1, Math.floor(((i % width) + 0.5) * step));
    const y = Math.min(
      photo.canvas.height - 1,
      Math.floor((Math.floor(i / width) + 0.5) * (photo.canvas.height / height)),
    );
    const o = (y * photo.canvas.width + x) * 4;
    const [r, g, b] = [data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0];
    inside++;
    chroma += Math.max(r, g, b) - Math.min(r, g, b);
    return isSkin(r, g, b) ? 1 : 0;
  });
  return { skin, chroma: chroma / inside };
}

/** The usual window of skin in YCbCr: it holds for light and dark skin alike. */
function isSkin(r: number, g: number, b: number): boolean {
  const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
  const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  return r > 45 && cb > 76 && cb < 130 && cr > 134 && cr < 176;
}

/** The largest patch of skin in the upper part of the body. */
function faceOf(skin: Plane, body: Box): Box | null {
  const { width } = skin;
  const reach = body.y + body.height * 0.62;
  const upper = mapPlane(skin, (v, i) => (Math.floor(i / width) < reach ? v : 0));
  const [patch] = regionsOf(upper, (v) => v > 0.5);
  if (patch === undefined || patch.pixels.length < body.width * body.height * 0.006) return null;
  const box = boxOf(patch.pixels, width);
  const filled = patch.pixels.length / (box.width * box.height);
  const broad = box.width / box.height;
  return filled < LEAST_SKIN || broad > BROADEST || broad < 1 / BROADEST / 2 ? null : box;
}

function boxOf(pixels: readonly number[], width: number): Box {
  let [x0, x1, y0, y1] = [Infinity, 0, Infinity, 0];
  for (const i of pixels) {
    const x = i % width;
    const y = (i - x) / width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
}

/** The detector frames brow to chin: the crown is where the person ends above it. */
function headOver(face: Box, mask: Plane, body: Box): Box {
  const middle = Math.min(mask.width - 1, Math.max(0, Math.round(face.x + face.width / 2)));
  let crown = Math.max(0, Math.round(face.y + face.height * 0.2));
  while (crown > body.y && (mask.data[(crown - 1) * mask.width + middle] ?? 0) > 0.5) crown--;
  crown = Math.max(crown, face.y - face.height * HAIR);
  const chin = face.y + face.height * CHIN;
  return { x: face.x, y: crown, width: face.width, height: Math.max(5, chin - crown) };
}

/** From the face up to the crown: what of the body lies above the face is hair. */
function headAround(face: Box, mask: Plane, body: Box): Box {
  const middle = Math.round(face.x + face.width / 2);
  let crown = face.y;
  while (crown > body.y && (mask.data[(crown - 1) * mask.width + middle] ?? 0) > 0.5) crown--;
  // Hair above a face is at most about a face high; more is a hat on a raised arm.
  crown = Math.max(crown, face.y - face.width * 0.9);
  // A neck is skin too: the chin is where a face of this width ends.
  const chin = Math.min(face.y + face.height, crown + face.width * FACE_LENGTH * 1.12);
  const width = Math.max(face.width, (chin - crown) * 0.62);
  return { x: middle - width / 2, y: crown, width, height: Math.max(5, chin - crown) };
}

/** Without colour: the outline narrows at the neck. */
function headOfOutline(mask: Plane, body: Box): Box {
  const widthAt = (y: number): number => {
    let n = 0;
    for (let x = body.x; x < body.x + body.width; x++)
      if ((mask.data[y * mask.width + x] ?? 0) > 0.5) n++;
    return n;
  };
  let widest = 0;
  let neck = body.y + Math.round(body.height * 0.3);
  for (let y = body.y; y < body.y + body.height * 0.6; y++) {
    const w = widthAt(y);
    widest = Math.max(widest, w);
    if (y > body.y + 6 && w < widest * 0.84) {
      neck = y;
      break;
    }
  }
  let [sum, n] = [0, 1];
  for (let x = body.x; x < body.x + body.width; x++)
    if ((mask.data[Math.round((body.y + neck) / 2) * mask.width + x] ?? 0) > 0.5) {
      sum += x;
      n++;
    }
  const height = neck - body.y;
  return { x: sum / n - height * 0.36, y: body.y, width: height * 0.72, height };
}
