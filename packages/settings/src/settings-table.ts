import * as z from 'zod/mini';

/** Description of a setting for readers. */
export interface AboutSetting {
  readonly meaning: string;
  /** True for a secret: give it as a file. */
  readonly isSecret?: true;
  /** Value or behaviour without the setting, where that is not a fixed value. */
  readonly otherwise?: string;
}

/** Returns the table of a program's settings, as Markdown: every setting of its shape, in its order. */
export function settingsTable<Shape extends z.ZodMiniObject>(
  shape: Shape,
  about: { readonly [Name in keyof Shape['shape'] & string]: AboutSetting },
): string {
  const reported = new Map(Object.entries<AboutSetting>(about));
  const rows = Object.entries<z.core.$ZodType>(shape.shape).map(([name, schema]) => {
    const { meaning = '', isSecret, otherwise } = reported.get(name) ?? {};
    return [`\`${name}\``, meaning, otherwise ?? defaultOf(schema), isSecret ? 'yes' : ''];
  });
  return tableOf([['name', 'meaning', 'default', 'secret'], ...rows]);
}

function defaultOf(schema: z.core.$ZodType): string {
  const read = z.safeParse(schema, undefined);
  if (!read.success) return 'none: it must be given';
  if (read.data === undefined) return '';
  if (typeof read.data === 'boolean') return read.data ? '`1`' : '`0`';
  return Array.isArray(read.data) && read.data.length === 0 ? '' : `\`${read.data}\``;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
