/** Letters that are not a base letter with an accent, and the plain letters that replace them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

const LONGEST = 80;

/**
 * Writes a name as SPEI takes it: plain Latin letters and ñ, one space between words, at most 80 characters, cut
 * between words. A single word that is longer keeps its beginning.
 *
 * @example
 * speiName('María José  D’Artagnan-Łuczak') // → 'Maria Jose D Artagnan Luczak'
 */
export function speiName(name: string): string {
  const plain = name
    .normalize('NFD')
    // ñ is a letter of its own and stays: an n with its tilde is put together again.
    .replace(/([nN])\u0303/g, (pair) => pair.normalize('NFC'))
    .replace(/\p{M}/gu, '')
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^A-Za-zÑñ]+/g, ' ')
    .trim();
  if (plain.length <= LONGEST) return plain;
  const end = plain.lastIndexOf(' ', LONGEST);
  return plain.slice(0, end > 0 ? end : LONGEST);
}
