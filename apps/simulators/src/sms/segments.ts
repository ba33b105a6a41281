/** GSM 03.38: the basic alphabet, and the characters of its extension, which take two places. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extension = new Set('\f^{}\\[~]|€');

/**
 * Returns the number of text messages that carry a text: 160 characters in one, 153 in each of several; 70 and 67 when
 * a character is outside of GSM 03.38, as most accented vowels are.
 */
export function countSegments(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((character) => basic.has(character) || extension.has(character));
  const places = isGsm ? characters.length + characters.filter((c) => extension.has(c)).length : text.length;
  const [alone, together] = isGsm ? [160, 153] : [70, 67];
  return places <= alone ? 1 : Math.ceil(places / together);
}
