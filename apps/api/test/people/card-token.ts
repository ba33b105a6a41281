import * as z from 'zod/mini';
import type { TestServer } from '../server/server.ts';

const madeSchema = z.object({ id: z.string() });

export interface CardOnForm {
  readonly holderName?: string;
  readonly month?: number;
  /** Four digits. */
  readonly year?: number;
  readonly merchantId?: string;
}

/** Exchanges a card's number for a token at the provider, as a borrower's browser does. */
export const cardToken = (
  { env, simulators }: Pick<TestServer, 'env' | 'simulators'>,
  number: string,
  card: CardOnForm = {},
): Promise<string> => tokenFrom(simulators.url, number, { merchantId: env.providers.openpay.merchantId, ...card });

/** Gets a card token of simulators without a server. */
export async function tokenFrom(
  simulatorsUrl: string,
  number: string,
  { holderName = 'Ana Robles', month = 12, year = 2090, merchantId = 'simulated' }: CardOnForm,
): Promise<string> {
  const answer = await fetch(`${simulatorsUrl}/openpay/v1/${merchantId}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('pk_of1page:')}` },
    body: JSON.stringify({
      card_number: number,
      holder_name: holderName,
      expiration_year: String(year).slice(2),
      expiration_month: String(month).padStart(2, '0'),
      cvv2: '123',
    }),
  });
  return madeSchema.parse(await answer.json()).id;
}
