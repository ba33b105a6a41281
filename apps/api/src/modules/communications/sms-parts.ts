/** Encoding of a text as a text message. */
export interface SmsParts {
  readonly alphabet: 'gsm7' | 'ucs2';
  /** Number of parts in which it is sent and paid. */
  readonly parts: number;
  /** Units of its alphabet: characters of GSM-7, of which some count twice, or UTF-16 units. */
  readonly units: number;
}

/** Default alphabet of 3GPP TS 23.038, and the characters of its extension, which take two places. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');
const GSM7 = { one: 160, each: 153 };
const UCS2 = { one: 70, each: 67 };

/**
 * Counts the parts of a text message. One accent that GSM-7 lacks, such as á, sends the whole text as UCS-2.
 *
 * @example
 * smsParts('Paga hoy') // → { alphabet: 'gsm7', parts: 1, units: 8 }
 * smsParts('Págalo hoy') // → { alphabet: 'ucs2', parts: 1, units: 10 }
 */
export function smsParts(text: string): SmsParts {
  const signs = [...text];
  const isGsm7 = signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign));
  const sizes = signs.map((sign) => (isGsm7 ? (EXTENDED.has(sign) ? 2 : 1) : sign.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { one, each } = isGsm7 ? GSM7 : UCS2;
  return { alphabet: isGsm7 ? 'gsm7' : 'ucs2', parts: units <= one ? 1 : partsOf(sizes, each), units };
}

/** Counts the parts. No sign is cut in two: one that does not fit is moved whole into the next part. */
function partsOf(sizes: readonly number[], each: number): number {
  let [parts, room] = [1, each];
  for (const size of sizes) {
    if (size > room) [parts, room] = [parts + 1, each];
    room -= size;
  }
  return parts;
}
