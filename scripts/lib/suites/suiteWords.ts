/** What was asked for on the command line of `npm test`. */
export interface Asked<Name extends string> {
  /** None: all of the usual run. */
  readonly suites: readonly Name[];
  /** For the runners as they are: filters and options. */
  readonly forRunners: readonly string[];
}

/**
 * Names of suites come first; from the first word that is none, everything is the runners'. A word that
 * is no option needs a suite before it: alone it is most likely a name with a mistake in it.
 */
export function readWords<Name extends string>(
  words: readonly string[],
  isSuite: (word: string) => word is Name,
): Asked<Name> | { readonly unknown: string } {
  const end = words.findIndex((word) => !isSuite(word));
  const suites = words.slice(0, end === -1 ? words.length : end).filter(isSuite);
  const forRunners = words.slice(suites.length);
  const [first] = forRunners;
  if (suites.length === 0 && first !== undefined && !first.startsWith('-')) {
    return { unknown: first };
  }
  return { suites, forRunners };
}
