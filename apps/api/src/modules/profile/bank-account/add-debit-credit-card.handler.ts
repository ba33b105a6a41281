import { brand } from '@lender/brand';
import { addDebitCreditCard } from '@lender/contract';
import { ok } from '@lender/money';
import { implementWithProvider } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { CardToTokenize, KeptCard } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { claimOwner, lockClient, readContacts, replaceClaim } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { checkCard } from './card.policy.ts';

/** The number goes to the provider and is forgotten. Who owns the card is settled when it is kept, not before. */
export const addDebitCreditCardHandler = implementWithProvider(
  addDebitCreditCard,
  async ({ body }, { caller: { clientId }, services, log }) => {
    const { clock, db } = services;
    const { today } = await clock.business(db);
    const checked = checkCard(body, today);
    if (!checked.ok) return refuse('card_invalid', { field: [checked.problem.field] });
    const claim = { kind: 'card', value: checked.value, clientId } as const;
    const owner = await claimOwner(db, claim, services);
    if (owner !== undefined && owner !== clientId) return refuse('card_taken', { field: ['cardNumber'] });

    const card = { number: checked.value, holderName: body.holderName, ...body.expiration };
    const answer = await keepCard(card, clientId, services).then(
      (kept) => ({ kept }),
      (error: unknown) => {
        log.error({ event: 'open-pay.card', err: { message: error instanceof Error ? error.message : 'unknown' } });
      },
    );
    if (!answer) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    const { kept } = answer;
    if (!kept) return refuse('card_invalid', { field: ['cardNumber'] });
    const isKept = await inTransaction(db, (tx) => saveCard(tx, { ...claim, kept }, services));
    return isKept
      ? ok({ brand: kept.brand, lastFour: lastFourOf(checked.value) })
      : refuse('card_taken', { field: ['cardNumber'] });
  },
  { limits: ['cards'] },
);

const lastFourOf = (digits: string): string => digits.slice(-4);

/** Lets the provider keep the card; undefined for one that it refuses. */
async function keepCard(
  card: CardToTokenize,
  clientId: string,
  { db, openPay, vault }: Services,
): Promise<(KeptCard & { brand: string }) | undefined> {
  const tokenized = await openPay.tokenizeCard(card);
  if (!tokenized) return undefined;
  const contacts = await readContacts(db, clientId, { vault });
  // The provider asks for an e-mail, to which it writes about payments: ours, for the few who have none.
  const owner = { clientId, name: card.holderName, email: contacts.email ?? brand.customerCare.email };
  const kept = await openPay.keepCard({ token: tokenized.token, lastFour: lastFourOf(card.number), owner });
  return kept.ok ? { ...kept.value, brand: tokenized.brand } : undefined;
}

interface CardToSave {
  readonly kind: 'card';
  /** The 16 digits, for the claim only. */
  readonly value: string;
  readonly clientId: string;
  readonly kept: KeptCard & { readonly brand: string };
}

/** Claims the card and takes it in place of an earlier one; false when another client was first. */
async function saveCard(tx: Tx, { kept, ...claim }: CardToSave, services: Services): Promise<boolean> {
  const { clientId } = claim;
  await lockClient(tx, clientId);
  if (!(await replaceClaim(tx, claim, services)).isClaimed) return false;
  const { now } = await services.clock.business(tx);
  const card = {
    token_sealed: null,
    provider_customer_id: kept.customerId,
    provider_card_id: kept.cardId,
    brand: kept.brand,
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
