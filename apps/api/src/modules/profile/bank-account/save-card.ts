import type { Tx } from '../../../kernel/database/database.ts';
import type { KeptCard, TokenizedCard } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { claimIdentity, identityStatus, lockClient, replaceClaim } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { cardIdentity } from './card.policy.ts';

type CardToSave = TokenizedCard & KeptCard & { readonly clientId: string };

/**
 * Claims the card and puts it in place of an earlier one, which becomes free unless something was decided or signed
 * under it. Returns false when another client was first.
 */
export async function saveCard(
  tx: Tx,
  { clientId, ...kept }: CardToSave,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<boolean> {
  await lockClient(tx, clientId);
  const claim = { kind: 'card', value: cardIdentity(kept), clientId } as const;
  const { hasHistory } = await identityStatus(tx, clientId, services);
  if (!(await (hasHistory ? claimIdentity : replaceClaim)(tx, claim, services)).isClaimed) return false;
  const { now } = await services.clock.business(tx);
  const card = {
    token_sealed: null,
    provider_customer_id: kept.customerId,
    provider_card_id: kept.cardId,
    brand: kept.brand,
    last_four: kept.maskedNumber.slice(-4),
    updated_at: now,
  };
  await tx
    .insertInto('payment_card')
    .values({ client_id: clientId, ...card })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(card))
    .execute();
  await recordHistory(tx, services, {
    clientId,
    actor: 'client',
    event: { name: 'client.card', facts: { lastFour: card.last_four } },
  });
  return true;
}
