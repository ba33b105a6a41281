import type { CardSettings } from '../../platform/card-settings.ts';
import type { TypedCard } from './check-card.ts';

const TIMEOUT_MS = 20_000;

/** Problem that the provider reports with a card; `away` when its answer cannot be read. */
export type TokenProblem = 'number_wrong' | 'expired' | 'declined' | 'away';
export type TokenAnswer =
  | { readonly ok: true; readonly tokenId: string }
  | { readonly ok: false; readonly problem: TokenProblem };

/** Codes from 3000 on are refusals by the card's bank. */
const BANK_SAYS_NO = 3000;
const PROBLEMS: Readonly<Record<number, TokenProblem>> = { 2004: 'number_wrong', 2005: 'expired', 3002: 'expired' };

/**
 * Exchanges a card for a token at its provider, as OpenPay's own script does (https://github.com/open-pay/openpay-js).
 * Nothing else in this site sees the number or the code.
 */
export async function askToken(
  { tokensUrl, publicKey }: CardSettings,
  { number, holder, expiry, code }: TypedCard,
  ask: typeof fetch = fetch,
): Promise<TokenAnswer> {
  const card = { card_number: number, holder_name: holder, cvv2: code };
  try {
    const answer = await ask(tokensUrl, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${publicKey}:`)}`,
      },
      body: JSON.stringify({ ...card, expiration_month: expiry.month, expiration_year: expiry.year }),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readAnswer(await answer.json());
  } catch {
    return { ok: false, problem: 'away' };
  }
}

/** Returns a token, or an error by its number; anything else counts as no answer. */
function readAnswer(answer: unknown): TokenAnswer {
  const said = typeof answer === 'object' && answer !== null ? answer : {};
  if ('id' in said && typeof said.id === 'string') return { ok: true, tokenId: said.id };
  const code = 'error_code' in said && typeof said.error_code === 'number' ? said.error_code : 0;
  return { ok: false, problem: PROBLEMS[code] ?? (code >= BANK_SAYS_NO ? 'declined' : 'away') };
}
