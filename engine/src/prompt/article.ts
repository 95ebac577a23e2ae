/** "A gift", "an owl", "stairs". */
export function article(name: string): string {
  if (name.endsWith('s') && !name.endsWith('ss')) return name;
  const vowel = 'aeiou'.includes(name.charAt(0)) && !name.startsWith('uni');
  return `${vowel ? 'an' : 'a'} ${name}`;
}
