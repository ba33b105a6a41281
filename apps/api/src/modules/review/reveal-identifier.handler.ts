import { revealIdentifier } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { countToday } from '../audit/index.ts';
import { openPersonal } from '../clients/index.ts';
import { countIdentifier } from './identifiers/count-identifier.ts';
import { mayKnowReference } from './known-to.ts';

/** The audit stores the caller and the reason, as for every command of staff. */
export const revealIdentifierHandler = implement(
  revealIdentifier,
  async ({ params: { id: clientId }, body: { identifier } }, { caller, tx, services }) => {
    const { userId, role } = caller;
    if (identifier === 'reference_phone' && !mayKnowReference(role)) return refuse('not_found');
    const sealed = (await sealedOf(tx, clientId))?.[identifier];
    if (!sealed) return refuse('not_found');
    const counted = await countIdentifier(tx, caller, services);
    if (!counted.ok) return counted;
    const value = openPersonal(services.vault, identifier, { clientId, sealed });
    const before = await countToday(tx, { staffId: userId, call: revealIdentifier.name }, services.clock);
    return ok({ value, revealedToday: before + 1, leftToday: counted.value.left });
  },
);

/** Selects a client's identifiers as they are stored; missing ones are `null`. */
const sealedOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('client')
    .leftJoin('client_details', 'client_details.client_id', 'client.client_id')
    .leftJoin('bank_account', 'bank_account.client_id', 'client.client_id')
    .leftJoin('reference_contact', 'reference_contact.client_id', 'client.client_id')
    .select([
      'client.phone_sealed as phone',
      'client.email_sealed as email',
      'client_details.curp_sealed as curp',
      'bank_account.clabe_sealed as clabe',
      'reference_contact.phone_sealed as reference_phone',
    ])
    .where('client.client_id', '=', clientId)
    .executeTakeFirst();
