import type { RefusalOf, resolveBankLine } from '@lender/contract';
import type { Centavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { bookBankFee, bookBankInterest } from '../ledger/index.ts';
import type { EffectiveLine } from './effective-lines.ts';
import { type LineStatus, statuses } from './line-record.ts';

type Done = Promise<Result<LineStatus, Refusal<RefusalOf<typeof resolveBankLine>>>>;
type Deps = Pick<Services, 'clock' | 'newId'>;

/** Books a line as a fee of the lender's own bank, with the IVA that is in it. */
export async function toBankFee(
  tx: Tx,
  { line, feeIva: ivaCentavos }: { readonly line: EffectiveLine; readonly feeIva: Centavos },
  services: Deps,
): Done {
  if (ivaCentavos >= Math.abs(line.amount_centavos))
    return refuse('amount_out_of_limits', { field: ['as', 'feeIva', 'amount'] });
  const move = moveOf('bank_fee', line);
  return (await bookBankFee(tx, { ...move, ivaCentavos }, services))
    ? ok(statuses.matched('bank_fee', move.key))
    : refuse('receipt_settled');
}

/** Books a line as interest that the lender's own bank pays. */
export async function toBankInterest(tx: Tx, line: EffectiveLine, services: Deps): Done {
  if (line.amount_centavos < 0) return refuse('amount_out_of_limits');
  const move = moveOf('bank_interest', line);
  return (await bookBankInterest(tx, move, services))
    ? ok(statuses.matched('bank_interest', move.key))
    : refuse('receipt_settled');
}

const moveOf = (kind: 'bank_fee' | 'bank_interest', { id, booked_on, amount_centavos }: EffectiveLine) => ({
  key: `${kind}:${id}`,
  businessDate: booked_on,
  amountCentavos: amount_centavos,
});
