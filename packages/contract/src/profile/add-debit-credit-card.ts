import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { providerToken } from '../wire/account-numbers.ts';

/**
 * Stores a debit card by the token that the provider gave the borrower's browser for it. The browser sends the card's
 * number to the provider only: a body with a number is refused.
 */
export const addDebitCreditCard = defineEndpoint({
  name: 'addDebitCreditCard',
  method: 'POST',
  path: '/web/private/client/direct-debit/debit-credit-card',
  access: 'client',
  summary: 'Save a debit card',
  body: lazy(() =>
    z.strictObject({
      /** Good for one use. */
      tokenId: providerToken(45),
      /** Identifies the device to the provider, where the provider's page examined it. */
      deviceSessionId: z.optional(providerToken(255)),
    }),
  ),
  reply: lazy(() => z.object({ brand: z.string(), lastFour: z.string() })),
  refusals: ['card_invalid', 'card_taken', 'rate_limited', 'provider_unavailable'],
  repeat: 'never',
});
