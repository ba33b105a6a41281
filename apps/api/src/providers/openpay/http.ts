import { cardsOf } from './cards.ts';
import { chargesOf } from './charges.ts';
import { type OpenPayConnection, openPayHttp } from './connection.ts';
import { payoutsOf } from './payouts.ts';
import type { OpenPay } from './port.ts';

/** OpenPay over its own HTTP protocol. */
export function createOpenPay(connection: OpenPayConnection): OpenPay {
  const http = openPayHttp(connection);
  return { ...chargesOf(http), ...payoutsOf(http), ...cardsOf(http) };
}
