import { STAFF_ROLES, type StaffRole } from '@lender/lending';
import type { Env } from '../../../env.ts';
import type { Passwords } from '../../../kernel/crypto/passwords.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { demoStaffNames } from './demo-staff.copy.es.ts';

interface Seeding {
  readonly db: Db;
  readonly env: Env;
  readonly passwords: Passwords;
  readonly newId: () => string;
  readonly wallNow: Date;
}

interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
}

/** Opens the demo's accounts that are missing; there are none where the environment names none. */
export async function seedDemoStaff({ db, env, passwords, newId, wallNow }: Seeding): Promise<void> {
  const accounts = demoAccounts(env);
  if (accounts.length === 0) return;
  const present = await db
    .selectFrom('staff_user')
    .select('email')
    .where(
      'email',
      'in',
      accounts.map(({ email }) => email),
    )
    .execute();
  const missing = accounts.filter(({ email }) => !present.some((row) => row.email === email));
  for (const { password, ...account } of missing) {
    const password_hash = await passwords.hash(password);
    await db
      .insertInto('staff_user')
      .values({ id: newId(), ...account, password_hash, created_at: wallNow })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  }
}

/** Lists an operator with the permissions of a supervisor, and one account for each role. */
function demoAccounts({ DEMO_OPERATOR_EMAIL: operatorEmail, DEMO_STAFF_DOMAIN: domain, keys }: Env): DemoAccount[] {
  const accounts = STAFF_ROLES.flatMap((role) => {
    const password = keys.demoStaffPasswords?.[role];
    return domain && password ? [{ email: `${role}@${domain}`, name: demoStaffNames[role], role, password }] : [];
  });
  const password = keys.demoOperatorPassword;
  if (!operatorEmail || !password) return accounts;
  return [{ email: operatorEmail, name: demoStaffNames.operator, role: 'supervisor', password }, ...accounts];
}
