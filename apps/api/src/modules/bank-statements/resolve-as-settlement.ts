import type { RefusalOf, resolveBankLine, Send } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { settleClearing } from '../ledger/index.ts';
import type { EffectiveLine } from './effective-lines.ts';
import { type LineStatus, statuses } from './line-record.ts';
import { nameOf } from './money-of-line.ts';

type Settlement = Extract<Send<typeof resolveBankLine>['body']['as'], { readonly deed: 'settlement' }>;
type Done = Promise<Result<LineStatus, Refusal<RefusalOf<typeof resolveBankLine>>>>;

/**
 * Books a settlement under the provider's name for it, or, where the bank reports none, under one that no other line
 * has.
 */
export async function toSettlement(
  tx: Tx,
  { line, settlement }: { readonly line: EffectiveLine; readonly settlement: Settlement },
  services: Pick<Services, 'clock' | 'newId'>,
): Done {
  const { account, gross, fee, feeIva } = settlement;
  const { reference, net } = { reference: line.reference ?? nameOf(line), net: gross - fee - feeIva };
  // A brand that handed cash over is paid the cash and its fee: the line is then the sum of both.
  const isWhole =
    line.amount_centavos > 0 ? net === line.amount_centavos : gross + fee + feeIva === -line.amount_centavos;
  if (!isWhole) return refuse('amount_out_of_limits', { field: ['as', 'gross', 'amount'] });
  const amounts = { grossCentavos: gross, feeCentavos: fee, feeIvaCentavos: feeIva };
  const isBooked = await settleClearing(tx, { account, reference, businessDate: line.booked_on, ...amounts }, services);
  return isBooked
    ? ok(statuses.matched('settlement', `settlement:${account}:${reference}`))
    : refuse('receipt_settled');
}
