import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT, whilePlanted } from './plant.ts';
import { PLANTED_BUGS } from './planted-bugs.data.ts';

/** Checks that may find a bug, by name: a command from the root of the repository, which fails where it finds one. */
const CHECKS = {
  lives: 'pnpm --filter @lender/api exec vitest run test/simulation/random-lives.test.ts',
  simulation: 'pnpm simulate --seed 2 --clients 20 --days 30',
  lending: 'pnpm --filter @lender/lending exec vitest run src/loan src/payment',
  api: 'pnpm --filter @lender/api exec vitest run src/modules/servicing src/modules/payments src/modules/extensions',
} as const;

type Check = keyof typeof CHECKS;

const { values } = parseArgs({
  options: { checks: { type: 'string', default: 'lives,simulation' }, bugs: { type: 'string', default: '' } },
});
const checks = values.checks.split(',').filter((name): name is Check => name in CHECKS);
const wanted = values.bugs.split(';');
const bugs = PLANTED_BUGS.filter(({ name }) => wanted.some((part) => name.includes(part)));

const say = (text: string) => process.stdout.write(`${text}\n`);
const isNoticed = (command: string): Promise<boolean> =>
  new Promise((done) => {
    const [program = '', ...args] = command.split(' ');
    spawn(program, args, { cwd: ROOT, stdio: 'ignore' }).on('exit', (code) => done(code !== 0));
  });

// Without a bug nothing may fail: otherwise a failure says nothing.
for (const check of checks)
  if (await isNoticed(CHECKS[check])) throw new Error(`“${check}” fails without any bug: ${CHECKS[check]}`);

for (const bug of bugs) {
  const noticed: string[] = [];
  await whilePlanted(bug, async () => {
    for (const check of checks) if (await isNoticed(CHECKS[check])) noticed.push(check);
  });
  say(`${bug.name}: ${noticed.length > 0 ? `noticed by ${noticed.join(', ')}` : 'NOT NOTICED'}`);
  if (noticed.length === 0) process.exitCode = 1;
}
