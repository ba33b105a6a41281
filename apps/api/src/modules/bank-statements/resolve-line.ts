import type { RefusalOf, resolveBankLine, Send } from '@lender/contract';
import { ok, type Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { settleClearing } from '../ledger/index.ts';
import { storeReceipt } from '../payments/index.ts';
import { askForLine } from './ask-for-line.ts';
import type { EffectiveLine } from './effective-lines.ts';
import { type LineStanding, standings } from './line-record.ts';
import { candidatesOf } from './matching/candidates-of.ts';
import { moneyOfLine, nameOf } from './money-of-line.ts';

type Deed = Send<typeof resolveBankLine>['body']['as'];
type DeedOf<Name extends Deed['deed']> = Extract<Deed, { readonly deed: Name }>;
type Done = Promise<Result<LineStanding, Refusal<RefusalOf<typeof resolveBankLine>>>>;

interface Doing<Name extends Deed['deed'] = Deed['deed']> {
  readonly line: EffectiveLine;
  readonly deed: DeedOf<Name>;
  /** Member of staff who decides. */
  readonly by: string;
}

/** Applies what a member of staff decides about a line. */
export async function resolveLine(tx: Tx, { line, deed, by }: Doing, services: Services): Done {
  switch (deed.deed) {
    case 'candidate':
      return toCandidate(tx, { line, deed, by });
    case 'settlement':
      return toSettlement(tx, { line, deed, by }, services);
    case 'loan':
      return toLoan(tx, { line, deed, by }, services);
    case 'suspense':
      return toSuspense(tx, line, services);
    default:
      return ok(standings.aside());
  }
}

async function toCandidate(tx: Tx, { line, deed }: Doing<'candidate'>): Done {
  const candidate = (await candidatesOf(tx, line)).find(({ ref }) => ref === deed.ref);
  return candidate ? ok(standings.matched(candidate.kind, candidate.ref)) : refuse('receipt_settled');
}

/**
 * Books a settlement under the provider's name for it, or, where the bank reports none, under one that no other line
 * has.
 */
async function toSettlement(tx: Tx, { line, deed }: Doing<'settlement'>, services: Services): Done {
  const { account, gross, fee, feeIva } = deed;
  const { reference, net } = { reference: line.reference ?? nameOf(line), net: gross - fee - feeIva };
  // A brand that handed cash over is paid for it and for its fee: what leaves the bank is then all of it.
  const isWhole =
    line.amount_centavos > 0 ? net === line.amount_centavos : gross + fee + feeIva === -line.amount_centavos;
  if (!isWhole) return refuse('amount_out_of_limits', { field: ['as', 'gross', 'amount'] });
  const amounts = { grossCentavos: gross, feeCentavos: fee, feeIvaCentavos: feeIva };
  const isBooked = await settleClearing(tx, { account, reference, businessDate: line.booked_on, ...amounts }, services);
  return isBooked
    ? ok(standings.matched('settlement', `settlement:${account}:${reference}`))
    : refuse('receipt_settled');
}

async function toLoan(tx: Tx, { line, deed, by }: Doing<'loan'>, services: Services): Done {
  if (line.amount_centavos < 0) return refuse('amount_out_of_limits');
  const loan = await tx.selectFrom('loan').select('id').where('hashed_id', '=', deed.number).executeTakeFirst();
  if (!loan) return refuse('invalid_input', { field: ['as', 'number'] });
  const { name } = await statementOf(tx, line);
  const { booked_on: date, amount_centavos: amount } = line;
  const reference = nameOf(line);
  const from = { statement: name, line: line.line_number, maker: by };
  const asked = await askForLine(tx, { loanId: loan.id, date, amount, reference, ...from }, services);
  if (asked.ok) return ok(standings.asked(`payment:bank_transfer:${reference}`, asked.value.approvalId));
  const { code } = asked.problem;
  // The loan, or the line's day, is none that a payment can be of.
  return code === 'not_found' || code === 'invalid_input'
    ? refuse('invalid_input', { field: ['as', 'number'] })
    : asked;
}

async function toSuspense(tx: Tx, line: EffectiveLine, services: Services): Done {
  if (line.amount_centavos < 0) return refuse('amount_out_of_limits');
  const { now } = await services.clock.business(tx);
  const money = moneyOfLine(line, now);
  const { imported_by: by } = await statementOf(tx, line);
  const kept = await storeReceipt(tx, { money, note: undefined, by }, services);
  return kept
    ? ok(standings.matched('receipt', `payment:bank_transfer:${money.providerId}`))
    : refuse('receipt_settled');
}

const statementOf = (tx: Tx, { statement_id }: EffectiveLine) =>
  tx
    .selectFrom('bank_statement')
    .select(['name', 'imported_by'])
    .where('id', '=', statement_id)
    .executeTakeFirstOrThrow();
