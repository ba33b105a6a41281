import { inTransaction } from '@lender/api/kernel/database/transaction';
import { openSession } from '@lender/api/modules/access';
import { approveRequest } from '@lender/contract';
import type { WorldServer } from '../server/world-server.ts';

/** Result of a request for a command. */
export interface Asked {
  readonly code: string | undefined;
  readonly data: { readonly approvalId: string | null };
}

/** Two members of staff: one makes requests, and the other one approves them. */
export interface Staff {
  /** Returns a token of the member of staff who makes requests. */
  maker(): Promise<string>;
  /** Approves a command that the maker asked for. @returns true when it was carried out */
  byTwo(asked: Promise<Asked | undefined>): Promise<boolean>;
}

/** Creates two members of staff, who sign in every day. */
export async function openStaff(server: WorldServer): Promise<Staff> {
  const { services } = server;
  const [maker, checker] = [await employ(server), await employ(server)];
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (id: string): Promise<string> => {
    const key = `${id} ${services.clock.wall().toISOString()}`;
    const known = tokens.get(key);
    if (known) return known;
    const session = { accountId: id, accountType: 'user', source: 'simulation' } as const;
    const opened = inTransaction(services.db, (tx) => openSession(tx, session, services));
    tokens.set(key, opened);
    return opened;
  };
  return {
    maker: () => tokenOf(maker),
    byTwo: async (asked) => {
      const done = await asked;
      if (!done || done.code !== undefined) return false;
      const { approvalId: id } = done.data;
      if (id === null) return true;
      const approved = await server.call(
        approveRequest,
        { params: { id }, body: {} },
        { token: await tokenOf(checker) },
      );
      return approved.code === undefined;
    },
  };
}

async function employ({ services: { db, newId, clock } }: WorldServer): Promise<string> {
  const id = newId();
  const [email, name] = [`${id}@example.com`, `Alguien ${id.slice(-4)}`];
  await db
    .insertInto('staff_user')
    .values({
      ...{ id, email, name, role: 'supervisor', password_hash: '', created_at: clock.wall() },
      ...{ mfa_secret_sealed: null, mfa_confirmed_at: null, mfa_last_step: null },
    })
    .execute();
  return id;
}
