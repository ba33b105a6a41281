import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { acceptInvitation, getBackOfficeUser } from '@lender/contract';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { expectDone } from '../../test/people/journey.ts';
import { ownerOf } from '../../test/server/owner.ts';
import { testServer } from '../../test/server/server.ts';
import { API_ROLE } from '../kernel/database/api-role.ts';
import { runStaffCommand } from './staff-command.ts';

const server = await testServer({ DEMO_OPERATOR_EMAIL: undefined });
const owner = ownerOf(server);

const run = (...words: string[]) => runWith(server.env, ...words);

async function runWith(env: typeof server.env, ...words: string[]) {
  const lines: string[] = [];
  const code = await runStaffCommand(words, { readEnv: () => env, print: (line) => lines.push(line) });
  return { code, lines };
}

/** Returns the words of a command as the operations page gives it. */
const written = (command: string): string[] => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, words = ''] = new RegExp(`--filter @lender/api staff (${command}[^\`]*)\``).exec(page) ?? [];
  return [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
};

test('the first administrator is invited as the operations page says, and gets in by the link', async () => {
  const { code, lines } = await run(...written('add'));
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^ana@prestamos\.example is invited as admin\./);
  const token = new URL(lines[1] ?? '').searchParams.get('token') ?? '';
  const body = { token, password: 'la frase de la primera' };
  const { Authorization } = await expectDone(server.call(acceptInvitation, { body }));
  const me = await server.call(getBackOfficeUser, { params: { id: 'me' } }, { token: Authorization });
  expect(me.data).toMatchObject({ email: 'ana@prestamos.example', name: 'Ana Robles', role: 'admin' });

  expect(await run(...written('list'))).toEqual({
    code: 0,
    lines: ['admin\tana@prestamos.example\tAna Robles\tpassword only\tactive'],
  });
  expect(await run(...written('add'))).toEqual({
    code: 1,
    lines: ['ana@prestamos.example has an account already.'],
  });
});

test('two administrators are invited at the server, and a third one is refused', async () => {
  const invite = (email: string) => run('add', '--email', email, '--name', 'Alguien', '--role', 'admin');
  expect(await invite('beto@prestamos.example')).toMatchObject({ code: 0 });
  // A link that was lost is sent again.
  expect(await invite('beto@prestamos.example')).toMatchObject({ code: 0 });
  expect(await invite('caro@prestamos.example')).toEqual({
    code: 1,
    lines: ['There are two administrators: one of them invites on /usuarios, and the other one approves.'],
  });
  const { invited } = await server.services.db
    .selectFrom('staff_invitation')
    .select((of) => of.fn.countAll<string>().as('invited'))
    .where('email', '=', 'caro@prestamos.example')
    .executeTakeFirstOrThrow();
  expect(Number(invited)).toBe(0);
});

test('a login that may not migrate can invite where the schema is left to the command migrate', async () => {
  const login = `desk_${randomBytes(6).toString('hex')}`;
  await sql.raw(`create role ${login} login in role ${API_ROLE}`).execute(owner);
  onTestFinished(async () => {
    await sql.raw(`drop role ${login}`).execute(owner);
  });
  const DATABASE_URL = Object.assign(new URL(server.env.DATABASE_URL), { username: login }).href;
  const words = ['add', '--email', 'beto@prestamos.example', '--name', 'Beto', '--role', 'admin'];
  const env = { ...server.env, DATABASE_URL, DATABASE_OWNER_URL: undefined };
  await expect(runWith(env, ...words)).rejects.toMatchObject({ code: '42501' });
  expect(await runWith({ ...env, MIGRATE_ON_START: false }, ...words)).toMatchObject({ code: 0 });
});

test.each([
  [],
  ['remove'],
  ['add'],
  ['add', '--email', 'no', '--name', 'Ana', '--role', 'admin'],
  ['add', '--email', 'a@b.mx', '--name', 'Ana', '--role', 'king'],
  ['add', '--email', 'a@b.mx', '--name', 'Ana', '--role', 'supervisor'],
  ['list', '--all'],
])('a staff command that is not understood is answered with its usage: %j %j', async (...words) => {
  const { code, lines } = await run(...words);
  expect(code).toBe(2);
  expect(lines.join('\n')).toContain('staff add --email');
});
