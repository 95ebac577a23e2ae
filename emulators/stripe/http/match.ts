/** Parts of the path that stand where the pattern says `:name`; undefined when it is another path. */
export function match(pattern: string, path: string): readonly string[] | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: string[] = [];
  for (const [index, want] of wanted.entries()) {
    const part = given[index] ?? '';
    if (want.startsWith(':')) {
      const text = decoded(part);
      if (text === undefined || text === '') return undefined;
      parts.push(text);
    } else if (want !== part) return undefined;
  }
  return parts;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
