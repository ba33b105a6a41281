import { readFileSync } from 'node:fs';
import { acceptInvitation, getBackOfficeUser } from '@lender/contract';
import { expect, test } from 'vitest';
import { expectDone } from '../../test/journey.ts';
import { testServer } from '../../test/server.ts';
import { runStaffCommand } from './staff-command.ts';

const server = await testServer({ DEMO_OPERATOR_EMAIL: undefined });

async function run(...words: string[]) {
  const lines: string[] = [];
  const code = await runStaffCommand(words, { readEnv: () => server.env, print: (line) => lines.push(line) });
  return { code, lines };
}

/** The command as the page for operations writes it, word by word. */
const written = (command: string): string[] => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, words = ''] = new RegExp(`--filter @lender/api staff (${command}[^\`]*)\``).exec(page) ?? [];
  return [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
};

test('the first administrator is invited as the page for operations says, and gets in by the link', async () => {
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

test.each([
  [],
  ['remove'],
  ['add'],
  ['add', '--email', 'no', '--name', 'Ana', '--role', 'admin'],
  ['add', '--email', 'a@b.mx', '--name', 'Ana', '--role', 'king'],
  ['list', '--all'],
])('what is not understood is answered with what is: %j %j', async (...words) => {
  const { code, lines } = await run(...words);
  expect(code).toBe(2);
  expect(lines.join('\n')).toContain('staff add --email');
});
