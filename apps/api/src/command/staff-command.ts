import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { Env } from '../env.ts';
import { createClock } from '../kernel/clock.ts';
import { createUuidv7 } from '../kernel/crypto/uuid.ts';
import { createVault } from '../kernel/crypto/vault.ts';
import { API_ROLE } from '../kernel/database/api-role.ts';
import { bringSchema, type SchemaEnv } from '../kernel/database/bring-schema.ts';
import { connect, type Db } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import { INVITATION_HOURS, invite } from '../modules/access/index.ts';
import { mayCheckEachOther } from '../modules/approvals/index.ts';
import type { CommandAround } from './command-around.ts';
import type { ExitCode } from './exit-code.ts';
import { printUsage } from './print-usage.ts';

const USAGE = `staff add --email <address> --name <name> --role admin
staff list`;

type StaffEnv = SchemaEnv & Pick<Env, 'BACK_OFFICE_URL' | 'keys'>;
type Around = Pick<CommandAround<StaffEnv>, 'readEnv' | 'print'>;

/**
 * Invites one of the first two administrators from the server itself, or lists the members of staff. Every other one is
 * invited by two people in the back-office.
 */
export async function runStaffCommand(words: readonly string[], { readEnv, print }: Around): Promise<ExitCode> {
  const asked = read(words);
  if (!asked) return printUsage(words, USAGE, print);
  const env = readEnv();
  await bringSchema(env);
  const { db, close } = connect(env.DATABASE_URL, { role: API_ROLE, connections: 1 });
  try {
    return asked.command === 'list' ? await list(db, print) : await add(db, asked, { env, print });
  } finally {
    await close();
  }
}

const newcomer = z.object({
  email: z.email(),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  role: z.literal('admin'),
});

/** Returns what was asked for; undefined where it is not understood. */
function read(words: readonly string[]) {
  const options = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (positionals.join(' ') === 'list') return { command: 'list' } as const;
    const who = newcomer.parse(values);
    return positionals.join(' ') === 'add' ? ({ command: 'add', ...who } as const) : undefined;
  } catch {
    return undefined;
  }
}

interface Invited extends Pick<Around, 'print'> {
  readonly env: StaffEnv;
}

type Newcomer = Extract<ReturnType<typeof read>, { command: 'add' }>;

async function add(db: Db, { command: _, ...who }: Newcomer, { env, print }: Invited): Promise<0 | 1> {
  const deps = {
    env,
    clock: createClock(),
    newId: createUuidv7(),
    vault: createVault(env.keys),
    randomInt: (below: number) => randomInt(below),
  };
  const invited = await inTransaction(db, async (tx) =>
    (await mayCheckEachOther(tx, { except: who.email }, deps))
      ? undefined
      : invite(tx, { ...who, invitedBy: null, approvedBy: null }, deps),
  );
  if (!invited) {
    print('There are two administrators: one of them invites on /usuarios, and the other one approves.');
    return 1;
  }
  if (!invited.ok) {
    print(`${who.email} has an account already.`);
    return 1;
  }
  print(
    `${who.email} is invited as ${who.role}. The link works once, for ${INVITATION_HOURS} hours, and is not shown again:`,
  );
  print(invited.value.link);
  return 0;
}

async function list(db: Db, print: Around['print']): Promise<0> {
  const people = await db
    .selectFrom('staff_user')
    .select(['email', 'name', 'role', 'suspended_at', 'mfa_confirmed_at'])
    .orderBy('email')
    .execute();
  for (const { email, name, role, suspended_at, mfa_confirmed_at } of people)
    print(
      [
        role,
        email,
        name,
        mfa_confirmed_at ? 'second factor' : 'password only',
        suspended_at ? 'suspended' : 'active',
      ].join('\t'),
    );
  return 0;
}
