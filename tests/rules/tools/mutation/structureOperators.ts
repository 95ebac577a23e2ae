import type {
  AllowStatement,
  MatchBlock,
  PatternSegment,
  RulesFile,
} from '../../../../emulators/storage-rules/language/ast.ts';
import type { Edit } from './mutant.ts';

export interface Change extends Edit {
  /** Where in the rules, in words. */
  readonly place: string;
}

const METHODS = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'];
/** Names for several at once. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Changes of what surrounds the conditions: methods, paths, whole statements. */
export function structureChanges(file: RulesFile, text: string): Change[] {
  const outermost = file.services.flatMap(({ matches }) => matches);
  const version = file.versionSpan;
  return [
    ...(version === undefined ? [] : [{ place: 'the file', ...version, replacement: "'1'" }]),
    ...outermost.flatMap((match) => [
      ...catchAlls(match),
      ...changesOf(match, { text, isOutermost: true }),
    ]),
  ];
}

/** One more match that lets everybody, or every user, do something everywhere. */
const catchAlls = ({ end }: MatchBlock): Change[] =>
  METHODS.flatMap((method) =>
    ['', ': if request.auth != null'].map((condition) => ({
      place: 'everywhere',
      start: end - 1,
      end: end - 1,
      replacement: `match /{anything=**} { allow ${method}${condition}; }`,
    })),
  );

function changesOf(
  match: MatchBlock,
  { text, isOutermost }: { text: string; isOutermost: boolean },
): Change[] {
  const pathOf = match.pattern.map(({ start, end }) => text.slice(start, end)).join('');
  const place = `match ${pathOf}`;
  return [
    ...match.pattern.flatMap((segment, index) => segmentChanges(segment, { index, text })),
    ...(isOutermost ? [] : lengthChanges(match.pattern)),
    ...match.allows.flatMap((allow) => allowChanges(allow, text)),
  ]
    .map((edit): Change => ({ place, ...edit }))
    .concat(match.matches.flatMap((inner) => changesOf(inner, { text, isOutermost: false })));
}

function segmentChanges(
  segment: PatternSegment,
  { index, text }: { index: number; text: string },
): Edit[] {
  const { start, end } = segment;
  const edit = (replacement: string): Edit => ({ start, end, replacement });
  return segment.kind === 'text'
    ? [edit(`/{any${index}}`), edit(`${text.slice(start, end)}x`)]
    : [edit(`/{${segment.name}=**}`), edit('/x')];
}

/** Everything below, and what stands above. */
function lengthChanges(pattern: readonly PatternSegment[]): Edit[] {
  const last = pattern.at(-1);
  return last === undefined
    ? []
    : [
        { start: last.end, end: last.end, replacement: '/{below=**}' },
        { start: last.end, end: last.end, replacement: '/{below}' },
        { start: last.start, end: last.end, replacement: '' },
      ];
}

function allowChanges({ methods, condition, start, end }: AllowStatement, text: string): Edit[] {
  const [first, last] = [methods[0], methods.at(-1)];
  if (first === undefined || last === undefined) return [];
  const named = methods.map((method) => method.text).join(', ');
  const others = METHODS.filter((method) => method !== named);
  const atMethods = (replacement: string): Edit => ({
    start: first.start,
    end: last.end,
    replacement,
  });
  return [
    ...others.map(atMethods),
    ...others
      .filter((method) => !(IMPLIED[named] ?? []).includes(method))
      .map((method) => atMethods(`${named}, ${method}`)),
    {
      start,
      end: end + (text[end] === ';' ? 1 : 0),
      replacement: 'function unused() { return 1; }',
    },
    ...(condition === undefined ? [] : [{ start: last.end, end, replacement: '' }]),
  ];
}
