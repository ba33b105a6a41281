import type { StaffRole } from '@lender/lending';
import type { TestServer } from '../server/server.ts';
import { OPERATOR } from '../server/test-env.ts';

/** Creates a new member of staff, signed in, with the operator's own password. */
export async function staffMember(
  server: TestServer,
  role: StaffRole,
): Promise<{ readonly id: string; readonly token: string; readonly name: string }> {
  const { db, newId } = server.services;
  const { password_hash } = await db
    .selectFrom('staff_user')
    .select('password_hash')
    .where('email', '=', OPERATOR.username)
    .executeTakeFirstOrThrow();
  const id = newId();
  const [email, name] = [`${id}@example.com`, `Alguien ${id.slice(-4)}`];
  const person = { id, email, name, role, password_hash, created_at: server.services.clock.wall() };
  await db
    .insertInto('staff_user')
    .values({ ...person, mfa_secret_sealed: null, mfa_confirmed_at: null, mfa_last_step: null })
    .execute();
  return { id, name, token: await server.signIn(email) };
}
