/**
 * Returns a line without the spaces around it and without doubled ones inside, as phones' keyboards leave them.
 *
 * @example
 * tidyLine('  Ana  María ') // → 'Ana María'
 */
export const tidyLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Does the same for an optional line: an empty one is not sent. */
export const optionalLine = (text: string): string | undefined => tidyLine(text) || undefined;
