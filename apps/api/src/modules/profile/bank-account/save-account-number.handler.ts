import { saveAccountNumber } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { decideWhenComplete } from '../../applications/index.ts';
import {
  bankName,
  checkClabe,
  claimIdentity,
  findBankAccount,
  identityStatus,
  lockClient,
  openPersonal,
  replaceClaim,
  sealPersonal,
  storeBankAccount,
} from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { endMandate, liveMandate } from '../../mandates/index.ts';
import { forgetProof, payAgain } from '../../payments/index.ts';
import { mayEditRegistration } from '../steps/may-edit.ts';

export const saveAccountNumberHandler = implement(saveAccountNumber, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const { status } = await lockClient(tx, clientId);
  // After a return the account is asked for again, although the application was decided long ago.
  const isAskedAgain = status === CLIENT_STATUS.bankAccountSelect;
  if (!isAskedAgain && !(await mayEditRegistration(tx, clientId))) return refuse('illegal_transition');

  const clientStatus = await identityStatus(tx, clientId, services);
  if (clientStatus.isFrozen && !isAskedAgain) return refuse('identity_frozen');

  const checked = await checkClabe(tx, { text: body.clabe, field: 'clabe' }, services);
  if (!checked.ok) return checked;
  const { clabe, bankCode } = checked.value;
  const claim = { kind: 'clabe', value: clabe, clientId } as const;
  const claimed = await (clientStatus.hasHistory ? claimIdentity : replaceClaim)(tx, claim, services);
  if (!claimed.isClaimed) return refuse('clabe_taken', { field: ['clabe'] });

  const { now } = await services.clock.business(tx);
  const clabe_sealed = sealPersonal(services.vault, 'clabe', { clientId, value: clabe });
  const before = await accountBefore(tx, clientId, services);
  if (before !== undefined && before.clabe !== clabe) await leaveAccount(tx, clientId, services);
  const proven_at = before?.clabe === clabe ? before.provenAt : null;
  const lastFour = clabe.slice(-4);
  const account = { clabe_sealed, bank_code: bankCode, last_four: lastFour, updated_at: now, proven_at };
  await storeBankAccount(tx, { client_id: clientId, ...account });
  await recordHistory(tx, services, {
    clientId,
    actor: 'client',
    event: { name: 'client.bank_account', facts: { lastFour } },
  });
  if (isAskedAgain) await payAgain(tx, clientId, services);
  await decideWhenComplete(tx, clientId, services);
  return ok({ bank: bankName(bankCode), lastFour });
});

/** Reads the client's earlier account, and since when it is proven. */
async function accountBefore(tx: Tx, clientId: string, { vault }: Pick<Services, 'vault'>) {
  const account = await findBankAccount(tx, clientId);
  return (
    account && {
      clabe: openPersonal(vault, 'clabe', { clientId, sealed: account.clabeSealed }),
      provenAt: account.provenAt,
    }
  );
}

/** Another account has to be proven again, and has no mandate for debits. */
async function leaveAccount(tx: Tx, clientId: string, services: Services): Promise<void> {
  await forgetProof(tx, clientId);
  const mandate = await liveMandate(tx, clientId);
  if (mandate) await endMandate(tx, { mandate, to: 'cancelled', cause: 'account_changed', by: 'client' }, services);
}
