import type { RefusalOf, resolveBankLine, Send } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { loansOfNumbers } from '../loans/index.ts';
import { storeIncomingPayment } from '../payments/index.ts';
import { askForLine } from './ask-for-line.ts';
import type { EffectiveLine } from './effective-lines.ts';
import { descriptionContext, type LineStatus, statuses } from './line-record.ts';
import { candidatesOf } from './matching/candidates-of.ts';
import { moneyOfLine, nameOf } from './money-of-line.ts';
import { toBankFee, toBankInterest } from './resolve-as-bank.ts';
import { toSettlement } from './resolve-as-settlement.ts';

type Action = Send<typeof resolveBankLine>['body']['as'];
type ActionOf<Name extends Action['deed']> = Extract<Action, { readonly deed: Name }>;
type Done = Promise<Result<LineStatus, Refusal<RefusalOf<typeof resolveBankLine>>>>;

interface Doing<Name extends Action['deed'] = Action['deed']> {
  readonly line: EffectiveLine;
  readonly deed: ActionOf<Name>;
  /** Member of staff who decides. */
  readonly by: string;
}

/** Applies what a member of staff decides about a line. */
export async function resolveLine(tx: Tx, { line, deed: action, by }: Doing, services: Services): Done {
  switch (action.deed) {
    case 'candidate':
      return toCandidate(tx, { line, deed: action, by });
    case 'settlement':
      return toSettlement(tx, { line, settlement: action }, services);
    case 'loan':
      return toLoan(tx, { line, deed: action, by }, services);
    case 'bank_fee':
      return toBankFee(tx, { line, feeIva: action.feeIva }, services);
    case 'bank_interest':
      return toBankInterest(tx, line, services);
    case 'suspense':
      return toSuspense(tx, line, services);
    default:
      return ok(statuses.aside());
  }
}

async function toCandidate(tx: Tx, { line, deed: action }: Doing<'candidate'>): Done {
  const candidate = (await candidatesOf(tx, line)).find(({ ref }) => ref === action.ref);
  return candidate ? ok(statuses.matched(candidate.kind, candidate.ref)) : refuse('receipt_settled');
}

async function toLoan(tx: Tx, { line, deed: action, by }: Doing<'loan'>, services: Services): Done {
  if (line.amount_centavos < 0) return refuse('amount_out_of_limits');
  const [loan] = await loansOfNumbers(tx, [action.number]);
  if (!loan) return refuse('invalid_input', { field: ['as', 'number'] });
  const { name } = await statementOf(tx, line);
  const { booked_on: date, amount_centavos: amount } = line;
  const reference = nameOf(line);
  const from = { statement: name, line: line.line_number, maker: by };
  const asked = await askForLine(tx, { loanId: loan.id, date, amount, reference, ...from }, services);
  if (asked.ok) return ok(statuses.asked('payment', `payment:bank_transfer:${reference}`, asked.value.approvalId));
  const { code } = asked.problem;
  // No payment can be booked on this loan, or on the line's day.
  return code === 'not_found' || code === 'invalid_input'
    ? refuse('invalid_input', { field: ['as', 'number'] })
    : asked;
}

async function toSuspense(tx: Tx, line: EffectiveLine, services: Services): Done {
  if (line.amount_centavos < 0) return refuse('amount_out_of_limits');
  const { now } = await services.clock.business(tx);
  const money = moneyOfLine(line, now);
  const { imported_by: by } = await statementOf(tx, line);
  const concept = services.vault.openText(line.description_sealed, descriptionContext(line.id));
  const kept = await storeIncomingPayment(tx, { money, concept, by }, services);
  return kept
    ? ok(statuses.matched('receipt', `payment:bank_transfer:${money.providerId}`))
    : refuse('receipt_settled');
}

const statementOf = (tx: Tx, { statement_id }: EffectiveLine) =>
  tx
    .selectFrom('bank_statement')
    .select(['name', 'imported_by'])
    .where('id', '=', statement_id)
    .executeTakeFirstOrThrow();
