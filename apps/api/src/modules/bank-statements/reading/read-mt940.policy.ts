import { type PlainDate, parsePlainDate } from '@lender/calculator';
import type { StatementFault } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import { fail, ok, type Result } from '@lender/result';
import { type Field, fieldsOf, messagesOf } from './mt940-fields.ts';
import type { StatedBlock, StatedMove } from './stated-blocks.ts';
import type { FaultyLine } from './statement-line.ts';
import { oneLineOf } from './text-fault.ts';

/** Tells whether a text is a statement in SWIFT's format MT940. */
export const isMt940 = (text: string): boolean => /^\uFEFF?\s*(?:\{1:|:20:)/.test(text);

/** Reads the statements of a file in SWIFT's format MT940, in pesos. */
export function readMt940(text: string): Result<readonly StatedBlock[], readonly FaultyLine[]> {
  const fields = fieldsOf(text);
  if ('fault' in fields) return fail([fields]);
  const read = messagesOf(fields).map(readMessage);
  const faults = read.flatMap((one) => (one.ok ? [] : [one.problem]));
  return faults.length > 0 ? fail(faults) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

type Read<Value> = Result<Value, FaultyLine>;

const wrong = (line: number, fault: StatementFault): Read<never> => fail({ line, fault });

function readMessage(fields: readonly Field[]): Read<StatedBlock> {
  const one = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag));
  const [first, opened, closed] = [fields[0]?.line ?? 0, one('60F', '60M'), one('62F', '62M')];
  if (!opened || !closed) return wrong(first, 'balance');
  const [opening, closing] = [readBalance(opened), readBalance(closed)];
  if (!opening.ok) return opening;
  if (!closing.ok) return closing;
  const moves: StatedMove[] = [];
  for (const [at, field] of fields.entries()) {
    if (field.tag !== '61') continue;
    const next = fields[at + 1];
    const move = readMove(field, next?.tag === '86' ? next.text : '');
    if (!move.ok) return move;
    moves.push(move.value);
  }
  const account = one('25')?.text ?? '';
  return ok({ line: closed.line, account, opening: opening.value, closing: closing.value, moves });
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,12},\d{0,2})$/;

function readBalance({ text, line }: Field): Read<Centavos> {
  const [, mark, , currency, amount = ''] = BALANCE.exec(text.trim()) ?? [];
  if (mark === undefined) return wrong(line, 'balance');
  if (currency !== 'MXN') return wrong(line, 'currency');
  return ok(signed(mark === 'D', amount));
}

const MOVE = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,12},\d{0,2})([A-Z][A-Z0-9]{3})([^\n]*)(?:\n([\s\S]*))?$/;

function readMove({ text, line }: Field, words: string): Read<StatedMove> {
  const [, valued = '', , mark, , digits = '', , references = '', more = ''] = MOVE.exec(text) ?? [];
  if (mark === undefined) return wrong(line, 'amount');
  const date = dayOf(valued);
  if (!date) return wrong(line, 'date');
  // A reversed credit takes money away, and a reversed debit brings it back.
  const amount = signed(mark === 'D' || mark === 'RC', digits);
  if (amount === 0) return wrong(line, 'amount');
  const [own = '', bank = ''] = references.split('//').map((part) => part.trim());
  return ok({
    ...{ line, date, amount },
    reference: own === '' || own === 'NONREF' ? bank || null : own,
    trackingKey: trackingKeyIn(words),
    description: oneLineOf([words, more].join(' ')),
  });
}

/** Finds SPEI's clave de rastreo where the bank names it among the words of a line. */
const trackingKeyIn = (words: string): string | null =>
  /\b(?:CVE|CLAVE)\.?\s*(?:DE\s+)?RAST(?:REO)?\.?[\s:]*([A-Z0-9]{6,30})\b/i.exec(words)?.[1] ?? null;

function dayOf(digits: string): PlainDate | undefined {
  const read = parsePlainDate(`20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`);
  return read.ok ? read.value : undefined;
}

/** Returns an amount with a decimal comma, below zero for what the account owes or has less. */
function signed(isDebit: boolean, digits: string): Centavos {
  const [whole = '', cents = ''] = digits.split(',');
  const unsigned = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return centavos(isDebit ? 0 - unsigned : unsigned);
}
