/**
 * A code as it is counted: without the spaces, dots and dashes that people and banks group it with.
 *
 * @example
 * compactCode('002-010 07777777777 1') // → '002010077777777771'
 */
export const compactCode = (text: string): string => text.replace(/[\s.\-‐-―]/g, '');
