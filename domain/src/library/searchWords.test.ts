import { describe, expect, it } from 'vitest';
import {
  keptSearchWords,
  longestSearchWord,
  SEARCH_WORD_LENGTH,
  SEARCH_WORDS_MOST,
  searchNeedle,
  searchText,
  typedSearchWords,
} from './searchWords.ts';

describe('the words of an item', () => {
  it.each([
    ['A red fox, in the snow!', ['red', 'fox', 'in', 'the', 'snow']],
    ['Crème brûlée à la carte', ['creme', 'brulee', 'la', 'carte']],
    ['ΦΆΡΟΣ στο ηλιοβασίλεμα', ['φαροσ', 'στο', 'ηλιοβασιλεμα']],
    ['Ёлка и Йогурт', ['елка', 'иогурт']],
    ['ＦＯＸ ①②', ['fox', '12']],
    ['富士山の夕日', ['富士', '士山', '山の', 'の夕', '夕日']],
    ['ガラス', ['カラ', 'ラス']],
    ['iPhone用ケース', ['iphone', '用ケ', 'ケー', 'ース']],
    ['Straße STRASSE', ['strasse']],
    ['Diyarbakır İzmir', ['diyarbakir', 'izmir']],
    ['한국 서울', ['한국', '서울']],
    ['ภาพ', ['ภา', 'าพ']],
    ['🦊 fox 🦊', ['fox']],
    ['50% off—today', ['50', 'off', 'today']],
    ["the fox's den", ['the', 'fox', 'den']],
    ['fox fox FOX', ['fox']],
    ['a b c', []],
    ['', []],
    ['(a+)+$ [\\w]{9999} .*', ['9999']],
  ])('of %j are %j', (text, words) => {
    expect(keptSearchWords([text])).toEqual(words);
  });

  it('are at most forty, those that come first', () => {
    const many = Array.from({ length: 400 }, (_, at) => `word${at}`);
    expect(keptSearchWords([many.join(' ')])).toEqual(many.slice(0, SEARCH_WORDS_MOST));
  });

  it('are cut by whole letters', () => {
    const gothic = '𐌰'.repeat(20);
    for (const text of ['x'.repeat(2_000), `a${gothic}`, gothic]) {
      const [word = ''] = keptSearchWords([text]);
      expect(word.length).toBeGreaterThanOrEqual(SEARCH_WORD_LENGTH - 1);
      expect(word.length).toBeLessThanOrEqual(SEARCH_WORD_LENGTH);
      expect(word).not.toMatch(/\p{Surrogate}/u);
    }
  });
});

describe('typed words', () => {
  it('are found in every item that holds them, however they are typed', () => {
    const kept = keptSearchWords(['Ein Café am Fluß, 富士山の夕日']);
    for (const typed of ['cafe', 'CAFÉ', 'Cafe\u0301', '富士山', '夕', 'c', 'am café']) {
      const words = typedSearchWords(typed);
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) {
        expect(kept.some((one) => one.includes(word))).toBe(true);
      }
    }
  });

  it.each([
    ['A red fox in the snow', ['red', 'fox', 'in', 'the', 'snow']],
    ['iPhone 7 case', ['iphone', '7', 'case']],
    ['Vitamin C', ['vitamin']],
    ['a b', ['a', 'b']],
    ['a 猫', ['猫']],
  ])('of %j are %j: no single letter beside them', (typed, words) => {
    expect(typedSearchWords(typed)).toEqual(words);
  });

  it('are one letter long where no more is typed', () => {
    expect(typedSearchWords(' f ')).toEqual(['f']);
    expect(typedSearchWords('  !?  ')).toEqual([]);
  });
});

it('asks the server for the longest word, and not for short ones', () => {
  expect(longestSearchWord(['a', 'lighthouse', 'storm'])).toBe('lighthouse');
  expect(longestSearchWord(['at', '富士'])).toBe('富士');
  expect(longestSearchWord(['at', '猫'])).toBeNull();
  expect(longestSearchWord([])).toBeNull();
});

describe('the text of an item', () => {
  const isFound = (text: string, typed: string): boolean =>
    typedSearchWords(typed).every((word) => searchText([text]).includes(searchNeedle(word)));

  it.each([
    ['猫', '猫'],
    ['黒い猫', '猫'],
    ['猫と犬', '猫 犬'],
    ['iPhone用ケース', 'ケース iphone'],
    ['แมวสีดำ', 'สีดำ'],
    ['แมว', 'ว'],
    ['東京タワーの夜景', '東京タワー'],
    ['Straße', 'strasse'],
    ['No. 5 perfume', 'no 5'],
    ['a fox', 'a'],
    [`${'雪'.repeat(60)}湖`, '湖'],
    [Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '), 'word59'],
  ])('%j is found by %j, however long it is', (text, typed) => {
    expect(isFound(text, typed)).toBe(true);
  });

  it.each([
    ['foxglove', 'glove'],
    ['黒い猫', '犬'],
    ['iPhone 8', 'iphone 7'],
    ['red', 'redder'],
  ])('%j is not found by %j', (text, typed) => {
    expect(isFound(text, typed)).toBe(false);
  });
});
