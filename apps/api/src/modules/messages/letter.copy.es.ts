import { brand } from '@lender/brand';

/** An e-mail's paragraphs, signed. */
export const letter = (...paragraphs: readonly string[]): string =>
  [...paragraphs, `Equipo ${brand.name}`].join('\n\n');
