/**
 * A line without the spaces around it and without doubled ones inside, as phones' keyboards leave them.
 *
 * @example
 * tidyLine('  Ana  María ') // → 'Ana María'
 */
export const tidyLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The same for what may be left out: nothing typed is nothing sent. */
export const optionalLine = (text: string): string | undefined => tidyLine(text) || undefined;
