import { brand } from '@lender/brand';
import { addDebitCreditCard } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { KeptCard, TokenizedCard } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { claimOwner, readContacts } from '../../clients/index.ts';
import { cardIdentity, isCardExpired } from './card.policy.ts';
import { saveCard } from './save-card.ts';

const FIELD = { field: ['tokenId'] };

/**
 * The provider reports which card its token represents. The owner of the card is checked when it is stored, not before.
 */
export const addDebitCreditCardHandler = implementWithProvider(
  addDebitCreditCard,
  async ({ body }, { caller: { clientId }, services, log }) => {
    const answer = await askProvider({ ...body, clientId }, services).catch((error: unknown) => {
      log.error({ event: 'open-pay.card', err: { message: error instanceof Error ? error.message : 'unknown' } });
    });
    if (!answer) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    if (!answer.ok) return answer;
    const card = { ...answer.value, clientId };
    const isKept = await inTransaction(services.db, (tx) => saveCard(tx, card, services));
    return isKept ? ok({ brand: card.brand, lastFour: card.maskedNumber.slice(-4) }) : refuse('card_taken', FIELD);
  },
  { limits: ['cards'] },
);

interface Asked {
  readonly clientId: string;
  readonly tokenId: string;
  readonly deviceSessionId?: string | undefined;
}

/** Reads the card of a token and lets the provider keep it, unless it is invalid or another client's. */
async function askProvider(
  { clientId, tokenId, deviceSessionId }: Asked,
  services: Services,
): Promise<Result<TokenizedCard & KeptCard, Refusal<'card_invalid' | 'card_taken'>>> {
  const { clock, db, openPay, vault } = services;
  const card = await openPay.readToken(tokenId);
  const { today } = await clock.business(db);
  if (!card || isCardExpired(card, today)) return refuse('card_invalid', FIELD);
  const owner = await claimOwner(db, { kind: 'card', value: cardIdentity(card) }, services);
  if (owner !== undefined && owner !== clientId) return refuse('card_taken', FIELD);
  const contacts = await readContacts(db, clientId, { vault });
  const kept = await openPay.keepCard({
    ...{ token: tokenId, deviceSessionId, maskedNumber: card.maskedNumber },
    // The provider requires an e-mail, to which it writes about payments: ours, for the few clients without one.
    owner: { clientId, name: card.holderName, email: contacts.email ?? brand.customerCare.email },
  });
  return kept.ok ? ok({ ...card, ...kept.value }) : refuse('card_invalid', FIELD);
}
