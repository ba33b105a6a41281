import type { KyInstance } from 'ky';
import * as z from 'zod/mini';
import { errorCodeOf } from './connection.ts';
import type { CardToken, CardToTokenize } from './port.ts';

const tokenSchema = z.object({ id: z.string(), card: z.object({ brand: z.string() }) });

/** From 2000 the number or its date is wrong, from 3000 the card's bank says no; below, the request was. */
const CARD_REFUSED_FROM = 2000;

const twoDigits = (value: number): string => String(value % 100).padStart(2, '0');

/** Sends a card's number to the provider, the one place where it goes. */
export async function tokenizeCard(
  http: KyInstance,
  { number, holderName, month, year }: CardToTokenize,
): Promise<CardToken | undefined> {
  const card = {
    card_number: number,
    holder_name: holderName,
    expiration_year: twoDigits(year),
    expiration_month: twoDigits(month),
  };
  try {
    const { id, card: tokenized } = tokenSchema.parse(await http.post('tokens', { json: card }).json());
    return { token: id, brand: tokenized.brand };
  } catch (error) {
    if ((errorCodeOf(error) ?? 0) >= CARD_REFUSED_FROM) return undefined;
    throw error;
  }
}
