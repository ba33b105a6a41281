import { inTransaction } from '@lender/api/kernel/database/transaction';
import { openSession } from '@lender/api/modules/access';
import { approveRequest, logoutUser } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import type { Staff } from '../../simulation/people/open-staff.ts';
import type { LivedServer } from './lived-server.ts';

/** A token is valid for half an hour. */
const TOKEN_MS = 20 * 60_000;

/** The demo's own staff, who sign in when there is work to do. */
export interface DemoStaff extends Staff {
  /** Returns a token of the member of staff who has that role. */
  as(role: StaffRole): Promise<string>;
  /** Signs the demo's staff out. */
  leave(): Promise<void>;
}

/** Opens the demo's staff. Two may do anything together: the operator requests, and the supervisor approves. */
export async function openDemoStaff(server: LivedServer, operatorEmail: string | undefined): Promise<DemoStaff> {
  const { services } = server;
  const rows = await services.db.selectFrom('staff_user').select(['id', 'email', 'role']).execute();
  const held = new Map<string, { readonly token: string; readonly openedMs: number }>();
  const open = async (row: (typeof rows)[number] | undefined): Promise<string> => {
    if (!row) throw new Error('the demo lacks somebody of its staff');
    const nowMs = services.clock.wall().getTime();
    const last = held.get(row.id);
    if (last && nowMs - last.openedMs < TOKEN_MS) return last.token;
    const session = { accountId: row.id, accountType: 'user', source: '127.0.0.1' } as const;
    const token = await inTransaction(services.db, (tx) => openSession(tx, session, services));
    held.set(row.id, { token, openedMs: nowMs });
    return token;
  };
  const maker = () => open(rows.find(({ email }) => email === operatorEmail));
  const as = (role: StaffRole) => open(rows.find((row) => row.role === role && row.email !== operatorEmail));
  return {
    as,
    maker,
    byTwo: async (asked) => {
      const done = await asked;
      if (!done || done.code !== undefined) return false;
      const { approvalId: id } = done.data;
      if (id === null) return true;
      const { code } = await server.call(
        approveRequest,
        { params: { id }, body: {} },
        { token: await as('supervisor') },
      );
      return code === undefined;
    },
    leave: async () => {
      const nowMs = services.clock.wall().getTime();
      for (const { token, openedMs } of held.values())
        if (nowMs - openedMs < TOKEN_MS) await server.call(logoutUser, {}, { token });
    },
  };
}
