import type { FaultyLine } from './statement-line.ts';

/** Field of a message in SWIFT's format MT940. */
export interface Field {
  readonly tag: string;
  readonly text: string;
  /** Line of the file at which it begins. */
  readonly line: number;
}

const TAG = /^:(\d\d[A-Z]?):(.*)$/;
/** Envelope of SWIFT around a message; it is left out. */
const ENVELOPE = /^(?:\{[1-5]:.*|-\}.*|-|\}+)$/;

/** Returns the fields; a line without a tag continues the field before it. */
export function fieldsOf(text: string): readonly Field[] | FaultyLine {
  const fields: Field[] = [];
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const [, tag, rest = ''] = TAG.exec(row) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, text: rest, line: index + 1 });
    else if (row.trim() === '' || ENVELOPE.test(row)) continue;
    else if (last) fields[fields.length - 1] = { ...last, text: `${last.text}\n${row}` };
    else return { line: index + 1, fault: 'format' };
  }
  return fields;
}

/** Splits fields into messages, each of which begins with its reference. */
export function messagesOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const starts = fields.flatMap(({ tag }, at) => (tag === '20' ? [at] : []));
  return starts.map((start, number) => fields.slice(start, starts[number + 1]));
}
