import { twiceLogOdds, type NormalDistribution } from '../edge/logOdds.ts';
import type { Costs } from './bestPath.ts';
import { smoothAround } from '../raster/contour.ts';
import type { Strip } from './strip.ts';

/** Beside an edge, colours are compared over so many pixels, this far from it: next to it they are mixed. */
const BESIDE = { from: 0.5, to: 2 } as const;
/** Along the line: how far a step is felt, and how far around colours are learnt, in rows. */
const ALONG = { edge: 1, colours: 14 } as const;
/** Lab units, squared: steps below this are noise on any ground. */
const NOISE = 10;
/** Lab units, squared: what the colours of one side differ by at least. */
const GRAIN = 60;
/** How far beside a cell a step is compared with others, in cells. */
const USUAL = 6;
/** What a cell's colour may say at most, as log odds. */
const SAYS = 2;
/** What counts: a sharp step, colours on their own side, and the hand. */
const WORTH = { edge: 1, colours: 0.2, hand: 0.8 } as const;

interface Shape {
  /** Cells between which the line may run, from the middle to each side. */
  readonly reach: number;
  /** Further cells at each side, from which colours are learnt. */
  readonly margin: number;
  /** Pixels from one cell to the next. */
  readonly apart: number;
}

export interface Band extends Costs {
  /** By channel: how much the colour changes from outside to inside at each cell, in Lab units. */
  readonly changes: readonly Float32Array[];
}

/** What it costs an outline to run through each cell of the middle of a strip. */
export function costsOf(strip: Strip, shape: Shape): Band {
  const { rows } = strip;
  const { reach, margin } = shape;
  const columns = 2 * reach + 1;
  const changes = [0, 1, 2].map((channel) => changesOf(strip, shape, channel));
  const steps = stepsOf(changes, columns);
  const odds = oddsOf(strip, shape);
  const data = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    let wrong = 0;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const far = (column - reach) / reach;
      data[at] =
        WORTH.hand * far * far - WORTH.edge * (steps[at] ?? 0) + (WORTH.colours * wrong) / reach;
      // One cell more is outside then: what looks like the product there is wrong.
      wrong += odds[row * strip.columns + margin + column] ?? 0;
    }
  }
  return { rows, columns, data, changes };
}

/** How much one channel changes from outside to inside at each cell, smoothed along the line. */
function changesOf(
  { rows, columns, lab }: Strip,
  { reach, margin, apart }: Shape,
  channel: number,
): Float32Array {
  const [near, far] = [Math.round(BESIDE.from / apart), Math.round(BESIDE.to / apart)];
  const within = 2 * reach + 1;
  const changes = new Float32Array(rows * within);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < within; column++) {
      let sum = 0;
      const middle = row * columns + margin + column;
      for (let cell = near; cell <= far; cell++)
        sum +=
          (lab[(middle + cell) * 3 + channel] ?? 0) - (lab[(middle - cell) * 3 + channel] ?? 0);
      changes[row * within + column] = sum / (far - near + 1);
    }
  return alongRows(changes, within, ALONG.edge);
}

/** How sharp a step there is at each cell, 0 to 1, against what else there is nearby. */
function stepsOf(changes: readonly Float32Array[], columns: number): Float32Array {
  const squares = new Float32Array(changes[0]?.length ?? 0);
  for (const change of changes)
    for (let at = 0; at < squares.length; at++)
      squares[at] = (squares[at] ?? 0) + (change[at] ?? 0) ** 2;
  const usual = alongRows(acrossRows(squares, columns, USUAL), columns, ALONG.colours);
  return squares.map((square, at) => square / (square + NOISE + (usual[at] ?? 0)));
}

/** Of each row, the mean of the cells up to `reach` from each. */
function acrossRows(values: Float32Array, columns: number, reach: number): Float32Array {
  const means = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const column = at % columns;
    const [from, to] = [Math.max(0, column - reach), Math.min(columns - 1, column + reach)];
    let sum = 0;
    for (let x = from; x <= to; x++) sum += values[at - column + x] ?? 0;
    means[at] = sum / (to - from + 1);
  }
  return means;
}

/** Each column of a band of rows smoothed along it. */
function alongRows(values: Float32Array, columns: number, reach: number): Float32Array {
  const rows = values.length / columns;
  const smooth = new Float32Array(values.length);
  const column = new Float32Array(rows);
  for (let x = 0; x < columns; x++) {
    for (let row = 0; row < rows; row++) column[row] = values[row * columns + x] ?? 0;
    const mean = smoothAround(column, reach);
    for (let row = 0; row < rows; row++) smooth[row * columns + x] = mean[row] ?? 0;
  }
  return smooth;
}

interface Colours {
  readonly mean: readonly Float32Array[];
  readonly variance: readonly Float32Array[];
}

/** What speaks for the product (above 0) by a cell's colour: that of the inner margin nearby, or of the outer one. */
function oddsOf(strip: Strip, { margin }: Shape): Float32Array {
  const { rows, columns, lab } = strip;
  const outside = coloursOf(strip, { from: 0, to: margin });
  const inside = coloursOf(strip, { from: columns - margin, to: columns });
  const odds = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      let said = 0;
      for (let c = 0; c < 3; c++) {
        const [own, other] = [spreadOf(inside, c, row), spreadOf(outside, c, row)];
        said += twiceLogOdds(lab[at * 3 + c] ?? 0, own, other);
      }
      odds[at] = Math.min(SAYS, Math.max(-SAYS, said / 2));
    }
  return odds;
}

const spreadOf = (
  { mean, variance }: Colours,
  channel: number,
  row: number,
): NormalDistribution => ({
  mean: mean[channel]?.[row] ?? 0,
  variance: (variance[channel]?.[row] ?? 0) + GRAIN,
});

/** Mean and spread of some columns, along the line. */
function coloursOf(
  { rows, columns, lab }: Strip,
  { from, to }: { readonly from: number; readonly to: number },
): Colours {
  const mean: Float32Array[] = [];
  const variance: Float32Array[] = [];
  for (let c = 0; c < 3; c++) {
    const first = new Float32Array(rows);
    const square = new Float32Array(rows);
    for (let row = 0; row < rows; row++)
      for (let column = from; column < to; column++) {
        const value = lab[(row * columns + column) * 3 + c] ?? 0;
        first[row] = (first[row] ?? 0) + value / (to - from);
        square[row] = (square[row] ?? 0) + (value * value) / (to - from);
      }
    const middle = smoothAround(first, ALONG.colours);
    const squares = smoothAround(square, ALONG.colours);
    mean.push(middle);
    variance.push(squares.map((v, row) => Math.max(0, v - (middle[row] ?? 0) ** 2)));
  }
  return { mean, variance };
}
