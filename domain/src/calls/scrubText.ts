const ADDRESS = /[^\s<>"'`(),;:@]+@[^\s<>"'`(),;:@]+\.[^\s<>"'`(),;:@]+/g;
/** Of a URL only the path of our own code is of use: its file, line and column. */
const URL_TEXT = /\b(?:[a-z][a-z0-9+.-]*:\/\/|blob:|data:|gs:)[^\s"'`<>)]*/gi;
const CODE_FILE = /\/(?:assets|src|node_modules)\/[\w./@-]+\.(?:m?js|tsx?)(?::\d+){0,2}$/;
/** What stands in quotes may be what somebody wrote: parsers quote their input. */
const QUOTED = /"[^"\n]*"?|“[^”\n]*”?|`[^`\n]*`?|(?<![\p{L}\p{N}])'[^'\n]*'?/gu;
/** Ids, tokens and keys: long, with digits and letters in it. */
const TOKEN = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g;

/** A line of a stack: the function's name and the place. Names are code, never what people wrote. */
const FRAME = /^\s*at\s|^[\w$.<>/*[\] ]*@/;

/** The text of an error without what somebody wrote, who they are, and where they were. */
export const scrubText = (text: string): string =>
  text
    .replace(URL_TEXT, (url) => CODE_FILE.exec(url)?.[0] ?? '[url]')
    .replace(ADDRESS, '[address]')
    .replace(QUOTED, '[text]')
    .replace(TOKEN, '[id]');

/** The frames alone: what a stack says above them is the message again. */
export const scrubStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) =>
      line
        .replace(URL_TEXT, (url) => CODE_FILE.exec(url)?.[0] ?? '[url]')
        .replace(/[^\s(@]+@[^\s()@/]+\.[^\s()@/]+(?=[\s)]|$)/g, '[address]'),
    )
    .join('\n');
