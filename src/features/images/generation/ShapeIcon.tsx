import { SHAPES, type ShapeId } from '@lumashot/domain/catalog/shapes';

const BOX = 24;
const LONGEST = 20;

/** The outline of a shape. */
export function ShapeIcon({ shape }: { readonly shape: ShapeId }) {
  const { width, height } = SHAPES[shape];
  const unit = LONGEST / Math.max(width, height);
  const [wide, tall] = [Math.round(width * unit), Math.round(height * unit)];
  return (
    <svg width={BOX} height={BOX} viewBox={`0 0 ${BOX} ${BOX}`} fill="none" aria-hidden="true">
      <rect
        x={(BOX - wide) / 2}
        y={(BOX - tall) / 2}
        width={wide}
        height={tall}
        rx={2}
        stroke="currentColor"
        strokeWidth={2}
      />
    </svg>
  );
}
