/**
 * Removes the spaces, dots and dashes with which people and banks group a code, so that its characters can be counted.
 *
 * @example
 * compactCode('002-010 07777777777 1') // → '002010077777777771'
 */
export const compactCode = (text: string): string => text.replace(/[\s.\-‐-―]/g, '');
