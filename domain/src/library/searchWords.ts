/** How many words of an item are kept for searching, and how many characters of each. */
export const SEARCH_WORDS_MOST = 40;
export const SEARCH_WORD_LENGTH = 32;
