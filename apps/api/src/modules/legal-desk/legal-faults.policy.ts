import { type LegalFault, type LegalKind, REGISTERED_KINDS } from '@lender/contract';
import { parseTemplate } from '../../kernel/template-text.ts';
import { BLOCKS, FIELDS, fieldAlone, fieldsOf, legalLine } from '../legal-texts/index.ts';

/** Fault of a legal text: what it lacks or must not say, and the part concerned. */
export interface FaultOfLegalText {
  readonly code: LegalFault;
  readonly about: string | null;
}

interface Wanted {
  readonly kind: LegalKind;
  /** Text in the form in which it would be stored. */
  readonly text: string;
  readonly registration: string | null;
}

/** Amounts and percentages: only the server writes them, from the offer. */
const FIGURE = /\$\s*\d[\d.,]*|\d[\d.,]*\s*(?:%|pesos\b)/iu;
/** Form of the registry's numbers. */
const REGISTRATION = /^\d{4}-\d{3}-\d{6}\/\d{2}-\d{5}-\d{4}$/;

/** Lists everything that keeps a text from being published; empty when it may be. */
export function faultsOfLegalText({ kind, text, registration }: Wanted): readonly FaultOfLegalText[] {
  const lines = text.split('\n');
  const named = lines.flatMap(namesIn);
  const missing = FIELDS[kind].required.filter((field) => !named.includes(field));
  const isRegistered = REGISTERED_KINDS.some((each) => each === kind);
  const isFit = isRegistered ? registration !== null && REGISTRATION.test(registration) : registration === null;
  return [
    ...lines.flatMap((line) => [...faultsOfLine(line, kind)]),
    ...(FIELDS[kind].hasSections ? faultsOfSections(lines) : []),
    ...missing.map((about) => ({ code: 'missing_field' as const, about })),
    ...(isFit ? [] : [{ code: 'registration_unfit' as const, about: registration }]),
  ];
}

const namesIn = (line: string): readonly string[] =>
  (parseTemplate(line) ?? []).flatMap((part) => ('name' in part ? [part.name] : []));

function* faultsOfLine(line: string, kind: LegalKind): Iterable<FaultOfLegalText> {
  const read = legalLine(line);
  const { hasSections } = FIELDS[kind];
  if (!hasSections && read.kind !== 'paragraph') yield { code: 'heading_not_allowed', about: line };
  if (read.kind === 'paragraph' && /^[#|]/.test(line)) yield { code: 'row_unfit', about: line };
  const figure = FIGURE.exec(line)?.[0];
  if (figure !== undefined) yield { code: 'typed_figure', about: figure.trim() };
  const parts = parseTemplate(line);
  // A heading holds no fields.
  if (!parts || (read.kind === 'heading' && namesIn(line).length > 0)) {
    yield { code: 'unbalanced_brace', about: line };
    return;
  }
  const known: readonly string[] = fieldsOf(kind);
  const blocks: readonly string[] = BLOCKS;
  for (const name of namesIn(line)) {
    if (!known.includes(name)) yield { code: 'unknown_field', about: name };
    else if (blocks.includes(name) && fieldAlone(line) !== name) yield { code: 'field_not_alone', about: name };
  }
}

function* faultsOfSections(lines: readonly string[]): Iterable<FaultOfLegalText> {
  const isHeading = (line: string | undefined) => line !== undefined && legalLine(line).kind === 'heading';
  if (!isHeading(lines[0])) yield { code: 'heading_missing', about: null };
  for (const [at, line] of lines.entries())
    if (isHeading(line) && (lines[at + 1] === undefined || isHeading(lines[at + 1])))
      yield { code: 'empty_section', about: line.slice(2) };
}
