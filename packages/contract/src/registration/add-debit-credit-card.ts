import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { cardDigits } from '../wire/account-numbers.ts';
import { fullName } from '../wire/person.ts';

/** Keeps a debit card as the provider's token, with its last four digits. The number itself is never stored. */
export const addDebitCreditCard = defineEndpoint({
  name: 'addDebitCreditCard',
  method: 'POST',
  path: '/web/private/client/direct-debit/debit-credit-card',
  access: 'client',
  summary: 'Save a debit card',
  body: lazy(() =>
    z.strictObject({
      cardNumber: cardDigits(),
      holderName: fullName(),
      /** Month and year on the card. */
      expiration: z.strictObject({
        month: z.int().check(z.minimum(1), z.maximum(12)),
        year: z.int().check(z.minimum(2000), z.maximum(2099)),
      }),
    }),
  ),
  reply: lazy(() => z.object({ brand: z.string(), lastFour: z.string() })),
  refusals: ['card_invalid', 'card_taken', 'rate_limited', 'provider_unavailable'],
  repeat: 'never',
});
