/** Markup that may stand in a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Html[];

/** Tagged template: everything put in is escaped, but for markup made by this tag. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const inserted = texts.map((text, index) => text + shown(parts[index] ?? null));
  return new Html(inserted.join(''));
}

function shown(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part.map(({ text }) => text).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
