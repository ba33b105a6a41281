import { createHash } from 'node:crypto';
import type { PlainDate } from '@lender/calculator';
import type { LegalKind } from '@lender/contract';

/** One version of a text that a client accepts. */
export interface LegalText {
  readonly kind: LegalKind;
  readonly version: number;
  /** Text with `{fields}`: a heading (`# …`), a row (`| name | value`) or a paragraph on each line. */
  readonly text: string;
  /** Hash of the text in UTF-8, in hex. */
  readonly sha256: string;
  /** Number of the text in the registry of adhesion contracts. */
  readonly registration: string | null;
  /** The day from which it is in force. */
  readonly since: PlainDate;
}

export const sha256Of = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/**
 * Returns a text in the form in which it is stored and hashed: composed letters, one kind of line end, no empty lines,
 * no spaces at the ends of lines.
 *
 * @example
 * canonicalText('# Uno \r\n\r\nDos  ') // → '# Uno\nDos'
 */
export const canonicalText = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
