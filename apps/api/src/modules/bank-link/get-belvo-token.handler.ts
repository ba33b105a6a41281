import { getBelvoToken } from '@lender/contract';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implementWithProvider } from '../../implement.ts';
import { publicReference } from '../../kernel/crypto/public-reference.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { giveNewName } from '../../kernel/database/external-ids.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { askBelvo } from './ask-belvo.ts';
import { mayLinkBank } from './may-link.ts';

/** About 128 bits: a person who knows it can have their own account taken for that of the client. */
const REFERENCE_CHARACTERS = 26;

/** Returns a token for the bank widget. The resulting link carries the reference of this application. */
export const getBelvoTokenHandler = implementWithProvider(
  getBelvoToken,
  async (_, { caller: { clientId }, services, log }) => {
    const wanted = await inTransaction(services.db, async (tx) => {
      await lockClient(tx, clientId);
      const permitted = await mayLinkBank(tx, clientId, services);
      return permitted.ok ? ok(await referenceOf(tx, permitted.value, services)) : permitted;
    });
    if (!wanted.ok) return wanted;
    const back = `${services.env.BORROWER_URL}/registration/belvo/back`;
    const visit = { externalId: wanted.value, ways: { success: back, exit: back, event: back } };
    const asked = await askBelvo(() => services.belvo.createToken(visit), log);
    if (!asked) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    const { access, widgetUrl, livesSeconds } = asked.answer;
    const expiresAt = new Date(services.clock.wall().getTime() + livesSeconds * 1000);
    return ok({ access, expiresAt: expiresAt.toISOString(), widgetUrl });
  },
  { limits: ['bank-links'] },
);

/** Returns an application's one reference, for every opening of the widget. */
async function referenceOf(
  tx: Tx,
  { client_id, id: application_id }: ApplicationRecord,
  { randomInt }: Pick<Services, 'randomInt'>,
): Promise<string> {
  const { reference } = await tx
    .insertInto('bank_link')
    .values({ client_id, application_id, reference: publicReference(randomInt, REFERENCE_CHARACTERS), state: 'asked' })
    // A client who ended the link asks for it again.
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'application_id'])
        .doUpdateSet({ state: sql`case bank_link.state when 'ended' then 'asked' else bank_link.state end` }),
    )
    .returning('reference')
    .executeTakeFirstOrThrow();
  await giveNewName(tx, { client_id, id: application_id }, { kind: 'bank_link_reference', name: reference });
  return reference;
}
