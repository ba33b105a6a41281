import { type PlainDate, parsePlainDate } from '@lender/calculator';
import type { StatementFault } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import { fail, ok, type Result } from '@lender/result';
import type { CamtEntry, CamtStatement } from './camt053-schema.ts';
import { parseCamt053 } from './parse-camt053.ts';
import type { StatedBlock, StatedMove } from './stated-blocks.ts';
import type { FaultyLine } from './statement-line.ts';
import { oneLineOf } from './text-fault.ts';

/** Tells whether a text is XML, which only camt.053 is. */
export const isXml = (text: string): boolean => /^\uFEFF?\s*</.test(text);

const OTHER_ENCODING = /^\uFEFF?\s*<\?xml[^>]*encoding=["'](?!utf-8["'])/i;

/** Reads the statements of a file in the format camt.053 of ISO 20022, in pesos. Entries that are not booked are left out. */
export function readCamt053(text: string): Result<readonly StatedBlock[], readonly FaultyLine[]> {
  if (OTHER_ENCODING.test(text)) return fail([{ line: 0, fault: 'encoding' }]);
  const parsed = parseCamt053(text);
  if (!parsed) return fail([{ line: 0, fault: 'format' }]);
  let number = 0;
  const read = parsed.map((statement) => {
    const block = readStatement(statement, number);
    number += statement.Ntry.length;
    return block;
  });
  const faults = read.flatMap((one) => (one.ok ? [] : [one.problem]));
  return faults.length > 0 ? fail(faults) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

type Read<Value> = Result<Value, FaultyLine>;
const wrong = (line: number, fault: StatementFault): Read<never> => fail({ line, fault });

/** @param before - number of entries in the statements before it */
function readStatement(statement: CamtStatement, before: number): Read<StatedBlock> {
  const line = before + statement.Ntry.length;
  const [opening, closing] = [balanceOf(statement, ['OPBD', 'PRCD']), balanceOf(statement, ['CLBD'])];
  if (opening === undefined || closing === undefined) return wrong(line, 'balance');
  const moves: StatedMove[] = [];
  for (const [at, entry] of statement.Ntry.entries()) {
    if (!isBooked(entry)) continue;
    const move = readMove(entry, before + at + 1);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  const account = statement.Acct?.Id?.IBAN ?? statement.Acct?.Id?.Othr?.Id ?? '';
  const isInPesos = [...statement.Bal, ...statement.Ntry].every(({ Amt }) => Amt['@Ccy'] === 'MXN');
  return isInPesos ? ok({ line, account, opening, closing, moves }) : wrong(line, 'currency');
}

function balanceOf({ Bal }: CamtStatement, codes: readonly string[]): Centavos | undefined {
  const found = Bal.find(({ Tp }) => codes.includes(Tp?.CdOrPrtry?.Cd ?? ''));
  return found && signed(found.Amt['#text'], found.CdtDbtInd);
}

const isBooked = ({ Sts }: CamtEntry): boolean => (typeof Sts === 'string' ? Sts : Sts?.Cd) === 'BOOK';

function readMove(entry: CamtEntry, line: number): Read<StatedMove> {
  const date = dayOf(entry);
  if (!date) return wrong(line, 'date');
  const amount = signed(entry.Amt['#text'], entry.CdtDbtInd);
  if (amount === undefined || amount === 0) return wrong(line, 'amount');
  const details = entry.NtryDtls?.flatMap(({ TxDtls }) => TxDtls ?? []) ?? [];
  // Several transfers in one entry have no reference in common.
  const refs = details.length === 1 ? details[0]?.Refs : undefined;
  const named = [refs?.EndToEndId, entry.NtryRef, refs?.AcctSvcrRef, entry.AcctSvcrRef];
  const words = details.flatMap(({ RmtInf, AddtlTxInf }) => [...(RmtInf?.Ustrd ?? []), AddtlTxInf ?? '']);
  return ok({
    ...{ line, date, amount },
    reference: named.find((name) => name !== undefined && name !== '' && name !== 'NOTPROVIDED') ?? null,
    trackingKey: refs?.ClrSysRef ?? refs?.TxId ?? null,
    description: oneLineOf([...words, entry.AddtlNtryInf ?? ''].join(' ')),
  });
}

function dayOf({ BookgDt, ValDt }: CamtEntry): PlainDate | undefined {
  const written = BookgDt?.Dt ?? BookgDt?.DtTm?.slice(0, 10) ?? ValDt?.Dt ?? '';
  const read = parsePlainDate(written);
  return read.ok ? read.value : undefined;
}

const AMOUNT = /^(\d{1,13})(?:\.(\d{1,5}))?$/;

/** Returns an amount in centavos; undefined where it has parts of a centavo, or is no amount. */
function signed(text: string, side: 'CRDT' | 'DBIT'): Centavos | undefined {
  const [, whole, parts = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || !/^\d{0,2}0*$/.test(parts)) return undefined;
  const unsigned = Number(whole) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'));
  return centavos(side === 'DBIT' ? 0 - unsigned : unsigned);
}
