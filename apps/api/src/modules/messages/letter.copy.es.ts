import { brand } from '@lender/brand';

/** Joins an e-mail's paragraphs and signs it. */
export const letter = (...paragraphs: readonly string[]): string =>
  [...paragraphs, `Equipo ${brand.name}`].join('\n\n');
