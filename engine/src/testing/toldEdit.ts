import type { Edit } from '../edit/edit.ts';

/** An edit in a few words: kind, and what it is set to. */
export function toldEdit(edit: Edit): string {
  switch (edit.kind) {
    case 'tone':
      return Object.entries(edit.tone)
        .map(([name, value]) => `${name}${(value ?? 0) > 0 ? '+' : '-'}`)
        .join(' ');
    case 'backgroundColour':
      return `background ${edit.colour.map(Math.round).join(' ')}`;
    case 'backgroundSet':
      return `set ${edit.id}`;
    case 'backgroundPlace':
      return `place ${edit.words}`;
    case 'rotate':
      return `rotate ${edit.degrees}`;
    case 'flip':
      return `flip ${edit.axis}`;
    case 'zoom':
      return edit.factor > 1 ? 'nearer' : 'farther';
    case 'crop':
      return `crop ${edit.ratio.toFixed(2)}`;
    case 'look':
      return edit.look;
    default:
      return edit.kind;
  }
}
