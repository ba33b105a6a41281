import type { StatementLine } from './statement-line.ts';

/** Start that a spreadsheet takes for a formula. */
const FORMULA = /^[=@]/;
const CONTROL = /[\p{Cc}\p{Cf}]/u;
const LONGEST = { reference: 60, trackingKey: 40, description: 300 } as const;

type Texts = Pick<StatementLine, 'reference' | 'trackingKey' | 'description'>;

/** Returns what is wrong with the texts of a line; undefined when nothing is. */
export function textFault(texts: Texts): 'formula' | 'text' | undefined {
  const named = (['reference', 'trackingKey', 'description'] as const).map(
    (name) => [name, texts[name] ?? ''] as const,
  );
  if (named.some(([, text]) => FORMULA.test(text))) return 'formula';
  return named.some(([name, text]) => text.length > LONGEST[name] || CONTROL.test(text)) ? 'text' : undefined;
}

/** Returns a text of several lines as one, cut to what a line may have. */
export const oneLineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST.description);
