import type { DocumentText, Line } from '@lender/api/modules/documents';

/** Payment of a contract, read from its text: the day as `YYYY-MM-DD`, the amount in centavos. */
export interface PrintedPayment {
  readonly date: string;
  readonly amount: number;
}

/** Extension of a contract, read from its text. */
export interface ReadExtension {
  /** Number of the payment that is put off, from 1. */
  readonly payment: number;
  readonly days: number;
  /** Last day on which the payment is then in time, as `YYYY-MM-DD`. */
  readonly until: string;
  readonly amount: number;
}

/** Charge of a contract, read from its text, in centavos. */
export interface ReadCharge {
  readonly gross: number;
  readonly net: number;
  readonly iva: number;
}

const linesOf = ({ sections }: DocumentText): Line[] => sections.flatMap(({ lines = [] }) => lines);

/** Returns how many centavos an amount is, such as `$1234.05`. */
export const centavosIn = (words: string): number => {
  const [, pesos, cents] = /^\$(\d+)\.(\d\d)$/.exec(words) ?? [];
  if (pesos === undefined || cents === undefined) throw new Error(`“${words}” is no amount`);
  return Number(pesos) * 100 + Number(cents);
};

const dayIn = (words: string): string => words.split('.').toReversed().join('-');

/** Returns the payments that a contract lists, in its order. */
export const paymentsIn = (text: DocumentText): PrintedPayment[] =>
  linesOf(text).flatMap(([name, value]) => {
    const [, day] = /^Pago \d+ de \d+, el (\d\d\.\d\d\.\d{4})$/.exec(name) ?? [];
    return day === undefined ? [] : [{ date: dayIn(day), amount: centavosIn(value) }];
  });

/** Returns the extensions that a contract prices, in its order. */
export const extensionsIn = (text: DocumentText): ReadExtension[] =>
  linesOf(text).flatMap(([name, value]) => {
    const read = /^(?:Pago (\d+), el [\d.]+: )?(\d+) días? más, hasta el (\d\d\.\d\d\.\d{4})$/.exec(name);
    if (!read) return [];
    const [, payment = '1', days, until = ''] = read;
    return [{ payment: Number(payment), days: Number(days), until: dayIn(until), amount: centavosIn(value) }];
  });

/** Returns an amount of a contract by the name of its row; undefined where it has no such row. */
export function amountIn(text: DocumentText, name: string): number | undefined {
  const line = linesOf(text).find(([label]) => label === name);
  return line && centavosIn(line[1]);
}

/** Returns a charge of a contract by the name of its row; nothing of it where it has no such row. */
export function chargeIn(text: DocumentText, name: string): ReadCharge {
  const line = linesOf(text).find(([label]) => label === name);
  if (!line) return { gross: 0, net: 0, iva: 0 };
  const read = /^(\S+) \((\S+) \+ IVA (\S+)\)$/.exec(line[1]);
  if (!read) throw new Error(`“${line[1]}” is no charge`);
  const [gross = 0, net = 0, iva = 0] = read.slice(1).map(centavosIn);
  return { gross, net, iva };
}
