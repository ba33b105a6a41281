import type { getClientFile, Reply } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';

type File = Reply<typeof getClientFile>;

/** Reads what else belongs to a client: applications, answers, people, devices, and open tasks and requests. */
export const readBelongings = async (
  tx: Tx,
  clientId: string,
): Promise<Pick<File, 'applications' | 'consents' | 'contacts' | 'devices' | 'openTasks'>> => ({
  applications: await applicationsOf(tx, clientId),
  consents: await consentsOf(tx, clientId),
  contacts: await contactsOf(tx, clientId),
  devices: await devicesOf(tx, clientId),
  openTasks: await openTasksOf(tx, clientId),
});

async function applicationsOf(tx: Tx, clientId: string): Promise<File['applications']> {
  const rows = await tx
    .selectFrom('application')
    .select(['id', 'hashed_id', 'status', 'principal_centavos', 'created_at'])
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, hashed_id, status, principal_centavos, created_at }) => ({
    ...{ id, status, hashedId: hashed_id, amount: principal_centavos },
    createdAt: created_at.toISOString(),
  }));
}

async function consentsOf(tx: Tx, clientId: string): Promise<File['consents']> {
  const rows = await tx
    .selectFrom('consent')
    .distinctOn('kind')
    .select(['kind', 'granted', 'accepted_at'])
    .where('client_id', '=', clientId)
    .orderBy('kind')
    .orderBy('accepted_at', 'desc')
    .execute();
  return rows.map(({ kind, granted, accepted_at }) => ({ kind, granted, answeredAt: accepted_at.toISOString() }));
}

async function contactsOf(tx: Tx, clientId: string): Promise<File['contacts']> {
  const rows = await tx
    .selectFrom('additional_contact')
    .select(['full_name', 'phone_last_four', 'relationship'])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return rows.map(({ full_name, phone_last_four, relationship }) => ({
    ...{ name: full_name, phoneLastFour: phone_last_four, relationship },
  }));
}

async function devicesOf(tx: Tx, clientId: string): Promise<File['devices']> {
  const rows = await tx
    .selectFrom('screening')
    .select(({ selectFrom }) => [
      'asked_at',
      'device_hash',
      selectFrom('screening as other')
        .select(sql<number>`count(distinct other.client_id)::int`.as('clients'))
        .whereRef('other.device_hash', '=', 'screening.device_hash')
        .as('clients'),
    ])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'device')
    .orderBy('asked_at', 'desc')
    .execute();
  return rows.map(({ asked_at, device_hash, clients }) => ({
    askedAt: asked_at.toISOString(),
    isKnown: device_hash !== null,
    clients: clients ?? 0,
  }));
}

async function openTasksOf(tx: Tx, clientId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('staff_task')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}
