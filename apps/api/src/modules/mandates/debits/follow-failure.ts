import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { notifyBorrower } from '../../messages/index.ts';
import { endMandate } from '../end-mandate.ts';
import { findMandate } from '../mandate-record.ts';
import { announceDebit } from './announce-debit.ts';
import { type DebitRecord, moveDebit } from './debit-record.ts';
import { DEBIT_FAILURES, type DebitFailure } from './failures.data.ts';

interface Failed {
  readonly debit: DebitRecord;
  /** The banks' code. */
  readonly code?: string | undefined;
  /** Reason that does not come from a bank. */
  readonly reason?: DebitFailure['reason'];
  readonly cause?: string;
}

/**
 * Processes a failed debit: its borrower is notified why, and when the bank is asked again, if it is. The client is
 * locked.
 */
export async function followFailure(
  tx: Tx,
  { debit, code, reason = DEBIT_FAILURES[code ?? '']?.reason ?? 'other', cause = code ?? reason }: Failed,
  services: Services,
): Promise<void> {
  const { now } = await services.clock.business(tx);
  const { client_id: clientId, loan_id: loanId } = debit;
  await moveDebit(tx, debit, { status: reason === 'no_funds' ? 'no_funds' : 'refused', status_since: now, cause });
  const mandate = await findMandate(tx, { client_id: clientId, id: debit.mandate_id });
  if (reason === 'account') await endMandate(tx, { mandate, to: 'failed', cause }, services);
  if (reason === 'stopped') await endMandate(tx, { mandate, to: 'cancelled', cause }, services);
  const loan = { client_id: clientId, id: loanId };
  const second = reason === 'no_funds' ? await announceDebit(tx, { mandate, loan }, services) : undefined;
  const facts = {
    amountCentavos: debit.asked_centavos ?? debit.amount_centavos,
    lastFour: mandate.last_four,
    reason,
    again: second ? { on: second.charge_on, amountCentavos: second.amount_centavos } : null,
  };
  const key = `debit failed ${debit.id}`;
  await notifyBorrower(tx, { clientId, loanId, key, message: { kind: 'debit_failed', facts } }, services);
}
