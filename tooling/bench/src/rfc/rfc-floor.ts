const LETTER = 1;
const DIGIT = 2;
const OTHER_LETTER = 4;
const LAST = 8;

/** Weight in the check digit and kinds of symbol, as bits, by character code below 256. */
const weights = new Uint8Array(256);
const kinds = new Uint8Array(256);
for (const [value, symbol] of [...'0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'].entries()) {
  for (const either of [symbol, symbol.toLowerCase()]) {
    weights[either.charCodeAt(0)] = value;
    kinds[either.charCodeAt(0)] =
      (value < 10 ? DIGIT : /[A-Z]/.test(symbol) ? LETTER : OTHER_LETTER) | (value <= 10 ? LAST : 0);
  }
}
kinds[' '.charCodeAt(0)] = 0;
/** Kinds that are allowed by distance from the end, of which the last is 1. */
const kindsFromEnd = [0, LAST, LETTER | DIGIT, LETTER | DIGIT, ...Array<number>(6).fill(DIGIT)];

/** Does the least work for the job: one loop over character codes and tables, then the date. */
export function rfcFloor(text: string): boolean {
  const { length } = text;
  if (length !== 13 && length !== 12) return false;
  let sum = length === 13 ? 0 : 37 * 13;
  for (let at = 0; at < length; at++) {
    const charCode = text.charCodeAt(at);
    const fromEnd = length - at;
    if (charCode > 255 || ((kinds[charCode] ?? 0) & (kindsFromEnd[fromEnd] ?? LETTER | OTHER_LETTER)) === 0)
      return false;
    sum += (weights[charCode] ?? 0) * fromEnd;
  }
  return sum % 11 === 0 && isDate(text, length - 9);
}

function isDate(text: string, at: number): boolean {
  const month = numberAt(text, at + 2);
  const day = numberAt(text, at + 4);
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  if (month === 2) return day <= (numberAt(text, at) % 4 === 0 ? 29 : 28);
  return day < 31 || !(month === 4 || month === 6 || month === 9 || month === 11);
}

function numberAt(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}
