import { brand } from '@lender/brand';

/** A text message's sentences, after the name of who writes. */
export function textMessage(...sentences: readonly string[]): string {
  const text = sentences.join(' ');
  return `${brand.name}: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}
