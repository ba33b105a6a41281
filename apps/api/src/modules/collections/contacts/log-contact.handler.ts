import { logContact, type Send } from '@lender/contract';
import { needsNote } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockLoan } from '../../loans/index.ts';
import { storePromise } from '../promises/store-promise.ts';
import { contactDetail, makeContact } from './make-contact.ts';
import { stopContact } from './stop-contact.ts';

/** A promise that cannot be kept as it was typed leaves the call unwritten, too: the collector sends both again. */
export const logContactHandler = implement(logContact, async ({ params, body }, { caller, tx, services }) => {
  const missing = missingPart(body);
  if (missing) return refuse('invalid_input', { field: [missing] });
  const loan = await lockLoan(tx, params.id);
  if (!loan.ok) return loan;
  const { record } = loan.value;
  const { promise, note = '', ...said } = body;
  const by = caller.userId;
  const refused = await makeContact(tx, { ...said, note, loan: record, by }, services);
  if (refused) {
    // A call has no wording to check.
    if (refused.code === 'contact_wording') throw new Error('a call was refused for its wording');
    return refuse(refused.code, contactDetail(refused));
  }
  const { now } = await services.clock.business(tx);
  if (body.outcome === 'asks_to_stop') await stopContact(tx, { clientId: record.client_id, by, note, now });
  if (!promise) return ok({});
  const { amount: amountCentavos, promisedOn } = promise;
  const made = { loan: loan.value, by, amountCentavos, promisedOn, note, path: ['promise'] };
  const stored = await storePromise(tx, made, services);
  return stored.ok ? ok({}) : stored;
});

/** Returns the field that does not fit the outcome of a call. */
function missingPart({ outcome, note, promise }: Send<typeof logContact>['body']): 'note' | 'outcome' | undefined {
  if (needsNote(outcome) && note === undefined) return 'note';
  return promise && outcome !== 'will_pay' ? 'outcome' : undefined;
}
