import { fillTemplate } from '../../../kernel/template-text.ts';
import { fieldAlone, legalLine } from './legal-lines.ts';

/** Content that the server draws into a section where a field is alone on its line. */
export interface LegalBlock {
  readonly boxes?: readonly { readonly label: string; readonly value: string; readonly note?: string }[];
  readonly lines?: readonly (readonly [name: string, value: string])[];
  readonly paragraphs?: readonly string[];
  /** True when the last line is the total. */
  readonly hasTotal?: boolean;
}

export interface LegalSection extends LegalBlock {
  readonly title: string;
}

export interface LegalValues {
  readonly words: Readonly<Record<string, string>>;
  readonly blocks: Readonly<Record<string, LegalBlock>>;
}

/**
 * Returns a text with all values written into it, section by section. A value's text is never read as a field.
 *
 * @throws when the text names a field that has no value; the publication of such a text is refused before
 */
export function writeSections(text: string, values: LegalValues): readonly LegalSection[] {
  const sections: LegalSection[] = [];
  for (const line of text.split('\n')) {
    const read = legalLine(line);
    if (read.kind === 'heading') {
      sections.push({ title: read.title });
      continue;
    }
    const section = sections.pop() ?? { title: '' };
    sections.push(joined(section, blockOf(line, values)));
  }
  return sections;
}

function blockOf(line: string, { words, blocks }: LegalValues): LegalBlock {
  const name = fieldAlone(line);
  const block = name !== undefined && Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (block) return block;
  const read = legalLine(line);
  return read.kind === 'row'
    ? { lines: [[fillTemplate(read.name, words), fillTemplate(read.value, words)]] }
    : { paragraphs: [fillTemplate(line, words)] };
}

function joined(section: LegalSection, block: LegalBlock): LegalSection {
  const boxes = [...(section.boxes ?? []), ...(block.boxes ?? [])];
  const lines = [...(section.lines ?? []), ...(block.lines ?? [])];
  const paragraphs = [...(section.paragraphs ?? []), ...(block.paragraphs ?? [])];
  return {
    title: section.title,
    ...(boxes.length > 0 && { boxes }),
    ...(lines.length > 0 && { lines }),
    ...(paragraphs.length > 0 && { paragraphs }),
    ...((section.hasTotal || block.hasTotal) && { hasTotal: true }),
  };
}

/** Writes the values into a text without sections; each line is a paragraph. */
export const writePlain = (text: string, words: LegalValues['words']): string =>
  text
    .split('\n')
    .map((line) => fillTemplate(line, words))
    .join('\n');
