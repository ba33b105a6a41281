import { directDebitConsent, getMandate } from '@lender/contract';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { vi } from 'vitest';
import { sealPersonal } from '../../src/modules/clients/index.ts';
import type { TestServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';
import { expectDone, NOTHING } from './journey.ts';
import { clabeOf } from './test-person.ts';

/** Gives a client an account whose digits 15 to 17 set what the simulated bank does with it. */
export async function moveAccount(
  { services: { db, vault } }: TestServer,
  client: { readonly token: string },
  digits: string,
): Promise<void> {
  const clientId = clientIdOf(client);
  const account = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const clabe = clabeOf(`${account}${digits}`);
  const clabe_sealed = sealPersonal(vault, 'clabe', { clientId, value: clabe });
  const changed = { clabe_sealed, bank_code: '012', last_four: clabe.slice(-4) };
  await db.updateTable('bank_account').set(changed).where('client_id', '=', clientId).execute();
}

/** Lets a client allow debits of such an account, and waits until the bank has confirmed it. */
export async function allowDebits(
  server: TestServer,
  client: { readonly token: string },
  { digits, maximumCentavos }: { readonly digits: string; readonly maximumCentavos?: number },
): Promise<void> {
  await moveAccount(server, client, digits);
  const { offer } = await expectDone(server.call(getMandate, NOTHING, client));
  const maximum = centavos(maximumCentavos ?? offer?.maximum ?? 0);
  await expectDone(server.call(directDebitConsent, { body: { accept: true, maximum } }, client));
  await vi.waitFor(async () => {
    const { mandate } = await expectDone(server.call(getMandate, NOTHING, client));
    if (mandate?.status !== 'active') throw new Error(`the mandate is ${mandate?.status}`);
  }, soon);
}
