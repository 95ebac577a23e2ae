import { textOf } from '../values/text.ts';
import {
  type MapValue,
  type Outcome,
  type PathSegment,
  type RuleError,
  type ValueOf,
  ruleError,
} from '../values/value.ts';
import { type Library, binary } from './overload.ts';

/** Methods of a path. `bind` fills its `{variables}`. */
export const pathMethods: Library = {
  bind: [binary(['path', 'map'], bindPath)],
};

/** Path of text like `/a/{x}/b`; the slash in front may be missing. */
export function pathFromText(text: string): Outcome {
  if (text === '') return ruleError('Empty Path Template is not allowed.');
  const parts = text.replace(/^\//, '').split('/');
  if (parts.includes('')) {
    return ruleError(`Invalid Path Template ${text.slice(0, 100)}. Empty segment is not allowed.`);
  }
  const segments = parts.map((part): PathSegment => {
    const variable = /^\{([A-Za-z_][A-Za-z0-9_]*)(?:=\*\*?)?\}$/.exec(part)?.[1];
    return variable === undefined ? part : { variable };
  });
  return { type: 'path', segments };
}

/** The plain segments, or the error of a variable that is not bound. */
export function boundSegments(path: ValueOf<'path'>): readonly string[] | RuleError {
  const bound: string[] = [];
  for (const segment of path.segments) {
    if (typeof segment !== 'string') {
      return ruleError(`Variable ${segment.variable} is not bound in path template.`);
    }
    bound.push(segment);
  }
  return bound;
}

function bindPath(path: ValueOf<'path'>, { entries }: MapValue): Outcome {
  const variables = new Set(
    path.segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.variable])),
  );
  const unknown = [...entries.keys()].filter((name) => !variables.has(name));
  if (unknown.length > 0) {
    return ruleError(`Variable(s) ${unknown.join(', ')} do not exist in the path template.`);
  }
  const segments: PathSegment[] = [];
  for (const segment of path.segments) {
    const value = typeof segment === 'string' ? undefined : entries.get(segment.variable);
    if (value === undefined) segments.push(segment);
    else if (value.type === 'path') segments.push(...value.segments);
    else {
      const text = textOf(value);
      if (typeof text !== 'string') return text;
      segments.push(text);
    }
  }
  return { type: 'path', segments };
}
