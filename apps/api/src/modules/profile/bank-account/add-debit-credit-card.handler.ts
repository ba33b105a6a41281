import { addDebitCreditCard } from '@lender/contract';
import { ok } from '@lender/money';
import { implementWithProvider } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { CardToken } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { claimOwner, lockClient, replaceClaim, sealPersonal } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { checkCard } from './card.policy.ts';

/** The number goes to the provider and is forgotten. Who owns the card is settled when it is kept, not before. */
export const addDebitCreditCardHandler = implementWithProvider(
  addDebitCreditCard,
  async ({ body }, { caller: { clientId }, services, log }) => {
    const { clock, db, openPay } = services;
    const { today } = await clock.business(db);
    const checked = checkCard(body, today);
    if (!checked.ok) return refuse('card_invalid', { field: [checked.problem.field] });
    const claim = { kind: 'card', value: checked.value, clientId } as const;
    const owner = await claimOwner(db, claim, services);
    if (owner !== undefined && owner !== clientId) return refuse('card_taken', { field: ['cardNumber'] });

    const card = { number: checked.value, holderName: body.holderName, ...body.expiration };
    const answer = await openPay.tokenizeCard(card).then(
      (token) => ({ token }),
      (error: unknown) => {
        log.error({ event: 'open-pay.card', err: { message: error instanceof Error ? error.message : 'unknown' } });
      },
    );
    if (!answer) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    const { token } = answer;
    if (!token) return refuse('card_invalid', { field: ['cardNumber'] });
    const isKept = await inTransaction(db, (tx) => saveCard(tx, { ...claim, token }, services));
    return isKept
      ? ok({ brand: token.brand, lastFour: lastFourOf(checked.value) })
      : refuse('card_taken', { field: ['cardNumber'] });
  },
  { limits: ['cards'] },
);

const lastFourOf = (digits: string): string => digits.slice(-4);

interface CardToSave {
  readonly kind: 'card';
  /** The 16 digits, for the claim only. */
  readonly value: string;
  readonly clientId: string;
  readonly token: CardToken;
}

/** Claims the card and keeps its token in place of an earlier one; false when another client was first. */
async function saveCard(tx: Tx, { token, ...claim }: CardToSave, services: Services): Promise<boolean> {
  const { clientId } = claim;
  await lockClient(tx, clientId);
  if (!(await replaceClaim(tx, claim, services)).isClaimed) return false;
  const { now } = await services.clock.business(tx);
  const card = {
    token_sealed: sealPersonal(services.vault, 'card_token', { clientId, value: token.token }),
    brand: token.brand,
    last_four: lastFourOf(claim.value),
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
