import { STATE_CODES } from '@lender/curp';

const LETTER = 1;
const DIGIT = 2;

/** Weight in the check digit by character code; 99 for a character that is not allowed in a CURP. */
const weights = new Uint8Array(128).fill(99);
/** Kinds of character allowed at each place, as bits. */
const kindsByPlace = [...'LLLLDDDDDDLLLLLLED'].map((kind) => (kind === 'L' ? LETTER : kind === 'D' ? DIGIT : 3));
const isState = new Uint8Array(1024);
for (const [value, symbol] of [...'0123456789ABCDEFGHIJKLMN_OPQRSTUVWXYZ'].entries()) {
  weights[symbol.charCodeAt(0)] = value;
  weights[symbol.toLowerCase().charCodeAt(0)] = value;
}
weights['_'.charCodeAt(0)] = 99;
for (const state of STATE_CODES) isState[pairAt(state, 0)] = 1;

/** Does the least work for the job: one loop over character codes and tables, then the date and the letters. */
export function curpFloor(text: string): boolean {
  if (text.length !== 18) return false;
  let sum = 0;
  for (let at = 0; at < 18; at++) {
    const charCode = text.charCodeAt(at);
    const weight = charCode < 128 ? (weights[charCode] ?? 99) : 99;
    if (weight === 99 || ((weight > 9 ? LETTER : DIGIT) & (kindsByPlace[at] ?? 0)) === 0) return false;
    sum += weight * (18 - at);
  }
  return (
    sum % 10 === 0 &&
    isDate(text) &&
    isSex(text.charCodeAt(10) | 32) &&
    isState[pairAt(text, 11)] === 1 &&
    hasLetters(text)
  );
}

function isDate(text: string): boolean {
  const year = (text.charCodeAt(16) < 58 ? 1900 : 2000) + numberAt(text, 4);
  const month = numberAt(text, 6);
  const day = numberAt(text, 8);
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  if (month === 2) return day <= (year % 4 === 0 && year !== 1900 ? 29 : 28);
  return day < 31 || !(month === 4 || month === 6 || month === 9 || month === 11);
}

function isSex(small: number): boolean {
  return small === 104 || small === 109 || small === 120;
}

function hasLetters(text: string): boolean {
  if (!isVowel(text, 1) && (text.charCodeAt(1) | 32) !== 120) return false;
  return !isVowel(text, 13) && !isVowel(text, 14) && !isVowel(text, 15);
}

function isVowel(text: string, at: number): boolean {
  const small = text.charCodeAt(at) | 32;
  return small === 97 || small === 101 || small === 105 || small === 111 || small === 117;
}

function numberAt(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at) & 31) << 5) | (text.charCodeAt(at + 1) & 31);
}
