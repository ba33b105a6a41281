import type { LineChange } from '@lender/contract';

/** Part of a section: successive rows, or a paragraph. */
export type TextPart =
  | { readonly kind: 'rows'; readonly rows: readonly { readonly term: string; readonly detail: string }[] }
  | { readonly kind: 'paragraph'; readonly words: string };

export interface TextSection {
  /** Title; empty when the text has no sections. */
  readonly title: string;
  readonly parts: readonly TextPart[];
}

const ROW = /^\| ([^|]+?) \| ([^|]+)$/;

/** Splits a legal text into sections for display; its `{fields}` are kept as they are. */
export function textSections(text: string): readonly TextSection[] {
  const sections: { title: string; parts: TextPart[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) {
      sections.push({ title: line.slice(2), parts: [] });
      continue;
    }
    const open = sections.at(-1) ?? { title: '', parts: [] };
    if (sections.length === 0) sections.push(open);
    addLine(open.parts, line);
  }
  return sections;
}

function addLine(parts: TextPart[], line: string): void {
  const [, term, detail] = ROW.exec(line) ?? [];
  if (term === undefined || detail === undefined) {
    parts.push({ kind: 'paragraph', words: line });
    return;
  }
  const last = parts.at(-1);
  const rows = last?.kind === 'rows' ? last.rows : [];
  if (last?.kind === 'rows') parts.pop();
  parts.push({ kind: 'rows', rows: [...rows, { term, detail }] });
}

/** Change of a line, with its section. */
export interface ChangeLine {
  readonly id: string;
  readonly section: string;
  readonly change: Exclude<LineChange, 'same'>;
  readonly line: string;
}

/** Returns the lines that change, each with its section. */
export function changeLines(
  changes: readonly { readonly change: LineChange; readonly line: string }[],
): readonly ChangeLine[] {
  const lines: ChangeLine[] = [];
  let section = '';
  for (const [at, { change, line }] of changes.entries()) {
    if (line.startsWith('# ') && change !== 'removed') section = line.slice(2);
    if (change !== 'same') lines.push({ id: String(at), section, change, line });
  }
  return lines;
}
