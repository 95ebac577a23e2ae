import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { inRoot } from './lib/places.ts';

/**
 * What people read stands in `src/texts`, where one page of it can be read, compared with the specification and put into
 * other words. `src/lib` and `src/firebase` know no texts (.oxlintrc.json) and keep their own tables of words.
 */
const ROOMS = 'src/{app,components,features,pwa,session}';

/** Attributes, properties and parameters by which words come to the screen. */
const SHOWN =
  /^(?:alt|title|label|hint|note|text|error|short|message|heading|subtitle|question|action|description|placeholder|helperText|aria-(?:label|description|valuetext|roledescription|placeholder))$/;

/** Said to the console or to whoever throws: nobody reads it on a screen. */
const UNSEEN = /^(?:console|Error|TypeError|DOMException)$/;

/** Literals that stay where they are, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/app/clientErrors.ts: null': 'for the log of the errors of clients',
  'src/features/images/cutout/cutOutWorker.ts: this cut is not shown any more':
    'from a worker to the page, which shows nothing of it',
  'src/features/images/generation/useChosenCount.ts: image-count': 'a name in the storage',
  'src/features/images/generation/useShape.ts: image-shape': 'a name in the storage',
};

interface Node {
  readonly type: string;
  readonly start: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const get = (node: object, key: string): unknown => Reflect.get(node, key);
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const own = get(node, 'name') ?? get(node, 'value');
  if (typeof own === 'string') return own;
  return nameOf(get(node, 'object') ?? get(node, 'callee'));
};

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);
const isSentence = (text: string): boolean => /^\p{Lu}\S* +\p{L}/u.test(text.trim());

/** The words of a file that are shown, as far as the syntax says so. */
function wordsShown(file: string, code: string): readonly string[] {
  const found: string[] = [];

  function visit(value: unknown, isShown: boolean): void {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, isShown));
    if (!isNode(value)) return;
    const inside = (shown: boolean, except: readonly string[] = []): void => {
      for (const [key, child] of Object.entries(value)) {
        if (!except.includes(key)) visit(child, shown);
      }
    };
    switch (value.type) {
      case 'JSXText':
        if (isWord(nameOf(value))) found.push(nameOf(value).trim());
        return;
      case 'Literal':
      case 'TemplateElement': {
        const text = get(value, 'value');
        const words = typeof text === 'object' && text !== null ? get(text, 'cooked') : text;
        if (typeof words !== 'string') return;
        if (isShown ? isWord(words) : isSentence(words)) found.push(words.trim());
        return;
      }
      case 'JSXElement':
      case 'JSXFragment':
        visit(get(value, 'openingElement'), false);
        return visit(get(value, 'children'), true);
      case 'JSXAttribute':
        return visit(get(value, 'value'), SHOWN.test(nameOf(get(value, 'name'))));
      case 'Property':
        return visit(get(value, 'value'), SHOWN.test(nameOf(get(value, 'key'))));
      case 'AssignmentPattern':
        return visit(get(value, 'right'), SHOWN.test(nameOf(get(value, 'left'))));
      case 'ConditionalExpression':
        visit(get(value, 'test'), false);
        return inside(isShown, ['test']);
      case 'LogicalExpression':
        visit(get(value, 'left'), get(value, 'operator') !== '&&' && isShown);
        return visit(get(value, 'right'), isShown);
      case 'BinaryExpression':
        return inside(isShown && get(value, 'operator') === '+');
      case 'NewExpression':
      case 'CallExpression':
        if (UNSEEN.test(nameOf(get(value, 'callee')))) return;
        return inside(false);
      case 'MemberExpression':
      case 'ObjectExpression':
      case 'BlockStatement':
        return inside(false);
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSTypeAnnotation':
      case 'ImportDeclaration':
        return;
      default:
        return inside(isShown);
    }
  }

  visit(parseSync(file, code).program, false);
  return found;
}

it.each([
  { code: '<p>Loading</p>', shown: ['Loading'] },
  { code: '<p>{open ? "Hide" : "Show"}</p>', shown: ['Hide', 'Show'] },
  { code: '<a aria-label={`${name}, home`} />', shown: [', home'] },
  { code: '<Field label="Email" type="email" />', shown: ['Email'] },
  { code: 'show({ title: "Error", kind: "error" })', shown: ['Error'] },
  { code: 'const Field = ({ label = "Password" }) => label', shown: ['Password'] },
  { code: 'return_(<p>{isNew && "New"}</p>)', shown: ['New'] },
  { code: 'const TIPS = ["Start with one subject"]', shown: ['Start with one subject'] },
  { code: 'console.warn("The photo was not kept", error)', shown: [] },
  { code: 'throw new Error(`The photo ${id} was not kept`)', shown: [] },
  { code: '<p>{TEXTS["title"]} · {kind === "moved" ? 1 : `${width} × ${height}`}</p>', shown: [] },
  { code: '<p className="quiet" title={age ?? undefined}>{of("picture")}</p>', shown: [] },
])('finds in $code: $shown', ({ code, shown }) => {
  expect(wordsShown('canary.tsx', code)).toEqual(shown);
});

it('has what people read in src/texts', () => {
  const files = globSync(`${ROOMS}/**/*.{ts,tsx}`, { cwd: inRoot() })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll(sep, '/'));
  const strays = files.flatMap((file) =>
    wordsShown(file, readFileSync(inRoot(file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(strays.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
