import type { Line } from '../line/line.ts';
import { cardsOf } from './cards.ts';
import { chargesOf } from './charges.ts';
import { type OpenPayConnection, openPayHttp } from './connection.ts';
import { overLine } from './over-line.ts';
import { payoutsOf } from './payouts.ts';
import type { OpenPay } from './port.ts';

/** Connects OpenPay by its own HTTP protocol. */
export function createOpenPay(connection: OpenPayConnection, line: Line): OpenPay {
  const http = openPayHttp(connection);
  return overLine({ ...chargesOf(http), ...payoutsOf(http), ...cardsOf(http) }, line);
}
