/** Part of a template: words as they are, or the name of a placeholder. */
export type TemplatePart = { readonly words: string } | { readonly name: string };

/**
 * Reads a text with `{placeholders}`; undefined where a brace does not fit. There is no way to write a brace itself.
 *
 * @example
 * parseTemplate('Paga {amount}.') // → [{ words: 'Paga ' }, { name: 'amount' }, { words: '.' }]
 * parseTemplate('Paga {amount') // → undefined
 */
export function parseTemplate(text: string): readonly TemplatePart[] | undefined {
  const parts = text
    .split(/\{([A-Za-z]{1,40})\}/)
    .map((piece, at) => (at % 2 === 1 ? { name: piece } : { words: piece }));
  const isWhole = parts.every((part) => 'name' in part || !/[{}]/.test(part.words));
  return isWhole ? parts.filter((part) => 'name' in part || part.words !== '') : undefined;
}

/**
 * Writes values into a template, all at once: a value is never read as a template itself, and adds no line of its own.
 * The place of an empty sentence closes.
 *
 * @throws when the template cannot be read or names a placeholder without a value
 *
 * @example
 * fillTemplate('{greeting} Paga {amount}.', { greeting: '', amount: '$10.00' }) // → 'Paga $10.00.'
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const parts = parseTemplate(text);
  if (!parts) throw new Error('a template has a brace that does not fit');
  const filled = parts.map((part) => ('words' in part ? part.words : writtenValue(values, part.name))).join('');
  return filled
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(closeGaps).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

function writtenValue(values: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`a template names {${name}}, of which there is no value`);
  return value.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

const closeGaps = (line: string): string => line.replaceAll(/ {2,}/g, ' ').trim();
