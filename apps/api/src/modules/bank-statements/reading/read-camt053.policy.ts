import { type PlainDate, parsePlainDate } from '@lender/calculator';
import type { StatementFault } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import { fail, ok, type Result } from '@lender/result';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type CamtEntry, type CamtStatement, camtSchema } from './camt053-schema.ts';
import type { StatedBlock, StatedMove } from './stated-blocks.ts';
import type { FaultyLine } from './statement-line.ts';
import { oneLineOf } from './text-fault.ts';

/** Tells whether a text is XML, which only camt.053 is. */
export const isXml = (text: string): boolean => /^\uFEFF?\s*</.test(text);

/** A document type may define entities, which grow without end or read files. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;
const OTHER_ENCODING = /^\uFEFF?\s*<\?xml[^>]*encoding=["'](?!utf-8["'])/i;
const DEEPEST = 40;

const LISTS = ['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (name) => LISTS.includes(name),
});

/** Reads the statements of a file in the format camt.053 of ISO 20022, in pesos. Entries that are not booked are left out. */
export function readCamt053(text: string): Result<readonly StatedBlock[], readonly FaultyLine[]> {
  if (OTHER_ENCODING.test(text)) return fail([{ line: 0, fault: 'encoding' }]);
  const parsed = parse(text);
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

function parse(text: string): readonly CamtStatement[] | undefined {
  if (DECLARATION.test(text) || isTooDeep(text) || XMLValidator.validate(text) !== true) return undefined;
  const read = camtSchema.safeParse(withoutEmpty(parser.parse(text)));
  return read.success ? read.data.Document.BkToCstmrStmt.Stmt : undefined;
}

/** Leaves out elements without content: the parser gives them as empty texts, whatever they may hold. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== '').map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const held = Object.entries(value).filter(([, one]) => one !== '');
  return Object.fromEntries(held.map(([name, one]) => [name, withoutEmpty(one)]));
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [, close, , isEmpty] of text.matchAll(/<(\/)?([A-Za-z][^<>]*?)(\/)?>/g)) {
    depth += close ? -1 : Number(!isEmpty);
    if (depth > DEEPEST) return true;
  }
  return false;
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
