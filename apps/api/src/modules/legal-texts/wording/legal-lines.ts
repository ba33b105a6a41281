/** Line of a text: a title, a name with its value, or one or more sentences. */
export type LegalLine =
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'row'; readonly name: string; readonly value: string }
  | { readonly kind: 'paragraph'; readonly words: string };

/**
 * Reads one line of a text.
 *
 * @example
 * legalLine('| CURP | {curp}') // → { kind: 'row', name: 'CURP', value: '{curp}' }
 */
export function legalLine(line: string): LegalLine {
  if (line.startsWith('# ')) return { kind: 'heading', title: line.slice(2).trim() };
  const row = /^\| ([^|]+?) \| ([^|]+)$/.exec(line);
  if (row?.[1] !== undefined && row[2] !== undefined) return { kind: 'row', name: row[1], value: row[2] };
  return { kind: 'paragraph', words: line };
}

/** Returns the field when the line holds nothing else. */
export const fieldAlone = (line: string): string | undefined => /^\{([A-Za-z]+)\}$/.exec(line)?.[1];
