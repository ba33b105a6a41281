import { plainDate } from '@lender/calculator';
import { CLIENT_STATUS } from '@lender/lending';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { openSession } from '../../src/modules/access/index.ts';
import { acceptTerms, sealPersonal } from '../../src/modules/clients/index.ts';
import type { TestServer } from '../server/server.ts';
import { testPerson } from './test-person.ts';

/** Creates a client with names and an account, as registration would, and signs it in; for tests that need many. */
export async function plantClient({
  services,
}: Pick<TestServer, 'services'>): Promise<{ clientId: string; token: string; clabe: string }> {
  const { clock, newId, vault } = services;
  const [clientId, who, now] = [newId(), testPerson(), clock.wall()];
  const seal = (column: 'email' | 'phone' | 'curp' | 'clabe', value: string) =>
    sealPersonal(vault, column, { clientId, value });
  return inTransaction(services.db, async (tx) => {
    const client = {
      client_id: clientId,
      status: CLIENT_STATUS.active,
      email_sealed: seal('email', who.email),
      phone_sealed: seal('phone', who.phone),
      phone_last_four: who.phone.slice(-4),
      password_hash: '',
      hashed_user_id: clientId,
      created_at: now,
    };
    await tx.insertInto('client').values(client).execute();
    const details = { first_name: 'Ana', last_name: 'Robles', birth_date: plainDate('1985-01-01'), updated_at: now };
    await tx
      .insertInto('client_details')
      .values({ client_id: clientId, ...details, curp_sealed: seal('curp', who.curp) })
      .execute();
    const account = { bank_code: '012', last_four: who.clabe.slice(-4), updated_at: now };
    await tx
      .insertInto('bank_account')
      .values({ client_id: clientId, ...account, clabe_sealed: seal('clabe', who.clabe) })
      .execute();
    await acceptTerms(tx, { clientId, origin: { device: 'planted', source: 'planted', requestId: newId() } }, services);
    return {
      clientId,
      clabe: who.clabe,
      token: await openSession(tx, { accountId: clientId, accountType: 'client', source: 'planted' }, services),
    };
  });
}
