/** Letters with an inseparable mark, as passports write them (ICAO 9303, part 3, section 6). */
const PASSPORT_LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ŧ: 'T',
  Þ: 'TH',
  Ŋ: 'N',
};

/**
 * Returns a name in capitals without accents, Ñ kept; `ª` and `º` become letters, words are separated by one space.
 * Letters of other alphabets stay, so that the reader of the name can refuse them.
 */
export function plainName(name: string): string {
  return (
    name
      // Before the accent of a lone ´ becomes a mark of its own.
      .replace(/[’´`‘]/g, "'")
      // One by one: to put a long row of marks in order takes the square of its length.
      .replace(/[^ -~]/gu, (symbol) => symbol.normalize('NFKD'))
      .toUpperCase()
      .replace(/N\p{M}*?\u0303/gu, 'Ñ')
      .replace(/\p{M}/gu, '')
      .replace(/[ÆŒØŁĐÐĦŦÞŊ]/g, (letter) => PASSPORT_LETTERS[letter] ?? '')
      .trim()
      .replace(/\s+/g, ' ')
  );
}
