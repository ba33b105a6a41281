import { pdfText } from '@lender/api/test/pdf/pdf-text';

/** Amounts in a statement of account, in centavos: sums of its movements by kind and part, and its closing balance. */
interface StatedSums {
  readonly movements: Readonly<Record<string, number>>;
  /** Sum of the last column over all movements. */
  readonly total: number;
  readonly closing: number | undefined;
}

const MOVEMENT =
  /(Cargos|Pagos aplicados|Condonado)(?: \([^)]*\))?: ((?:[a-z]+ -?\$\d+\.\d\d(?:, )?)+) (-?\$\d+\.\d\d)/g;

/** Reads a statement as its reader does: the text of its PDF. */
export async function readStatement(pdf: Uint8Array): Promise<StatedSums> {
  // A line break may separate a minus from its amount.
  const text = (await pdfText(pdf)).replaceAll('- $', '-$');
  const movements: Record<string, number> = {};
  let total = 0;
  for (const [, kind = '', parts = '', amount = ''] of text.matchAll(MOVEMENT)) {
    total += centavosOf(amount);
    for (const [, part = '', of = ''] of parts.matchAll(/([a-z]+) (-?\$\d+\.\d\d)/g)) {
      const name = `${kind} ${part}`;
      movements[name] = (movements[name] ?? 0) + centavosOf(of);
    }
  }
  const closing = /Saldo final (-?\$\d+\.\d\d)/.exec(text)?.[1];
  return { movements, total, closing: closing === undefined ? undefined : centavosOf(closing) };
}

const centavosOf = (pesos: string): number => Number(pesos.replace('$', '').replace('.', ''));
