import ky from 'ky';
import type { Line } from '../line/line.ts';
import { accountsOf } from './accounts.ts';
import { debitsOf } from './debits.ts';
import type { DirectDebit } from './port.ts';

const TIMEOUT_MS = 5_000;

export interface DirectDebitSettings {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
}

/**
 * Connects direct debit by Belvo's own HTTP protocol. Reads, and creations that an order id makes only once, may be
 * repeated; other creations are not.
 */
export function createDirectDebit({ url, keyId, secret }: DirectDebitSettings, line: Line): DirectDebit {
  const http = ky.create({
    prefix: `${url}/`,
    headers: { 'api-key-id': keyId, 'api-key-secret': secret },
    timeout: TIMEOUT_MS,
    retry: 0,
  });
  const accounts = accountsOf(http);
  const debits = debitsOf(http);
  return {
    addHolder: (holder) => line.ask('once', () => accounts.addHolder(holder)),
    addAccount: (account) => line.ask('once', () => accounts.addAccount(account)),
    allowDebits: (mandate) => line.ask('once', () => accounts.allowDebits(mandate)),
    readAccount: (accountId) => line.ask('may_repeat', () => accounts.readAccount(accountId)),
    endAccount: (accountId) => line.ask('may_repeat', () => accounts.endAccount(accountId)),
    debit: (order) => line.ask('may_repeat', () => debits.debit(order)),
    findDebit: (orderId) => line.ask('may_repeat', () => debits.findDebit(orderId)),
    cancelDebit: (id) => line.ask('may_repeat', () => debits.cancelDebit(id)),
  };
}
