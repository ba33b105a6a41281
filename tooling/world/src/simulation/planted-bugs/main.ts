import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT, whilePlanted } from './plant.ts';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs.data.ts';
import { SEEDED_FAULTS } from './seeded-faults.data.ts';

/** Checks that may find a bug, by name: a command from the root of the repository, which fails where it finds one. */
const CHECKS = {
  lives: 'pnpm --filter @lender/world exec vitest run src/simulation/random-lives.test.ts',
  simulation: 'pnpm simulate --seed 2 --clients 20 --days 30',
  lending: 'pnpm --filter @lender/lending exec vitest run src/loan src/payment',
  api: 'pnpm --filter @lender/api exec vitest run src/modules/servicing src/modules/payments src/modules/extensions',
} as const;

type Check = keyof typeof CHECKS;

/** Bug, and the commands that may find it, by name. */
interface Trial {
  readonly bug: PlantedBug;
  readonly checks: Readonly<Record<string, string>>;
}

const { values } = parseArgs({
  options: {
    checks: { type: 'string', default: 'lives,simulation' },
    bugs: { type: 'string', default: '' },
    seeded: { type: 'boolean', default: false },
  },
});
const wanted = values.bugs.split(';');
const isWanted = ({ name }: PlantedBug) => wanted.some((part) => name.includes(part));
const trials = values.seeded ? seededTrials() : plantedTrials();

const say = (text: string) => process.stdout.write(`${text}\n`);
const isNoticed = (command: string): Promise<boolean> =>
  new Promise((done) => {
    const [program = '', ...args] = command.split(' ');
    spawn(program, args, { cwd: ROOT, stdio: 'ignore' }).on('exit', (code) => done(code !== 0));
  });

// Without a bug nothing may fail: otherwise a failure proves nothing.
for (const command of new Set(trials.flatMap(({ checks }) => Object.values(checks))))
  if (await isNoticed(command)) throw new Error(`“${command}” fails without any bug`);

for (const { bug, checks } of trials) {
  const noticed: string[] = [];
  await whilePlanted(bug, async () => {
    for (const [name, command] of Object.entries(checks)) if (await isNoticed(command)) noticed.push(name);
  });
  say(`${bug.name}: ${noticed.length > 0 ? `noticed by ${noticed.join(', ')}` : 'NOT NOTICED'}`);
  if (noticed.length === 0) process.exitCode = 1;
}

/** Returns each planted bug with the requested checks. */
function plantedTrials(): readonly Trial[] {
  const names = values.checks.split(',').filter((name): name is Check => name in CHECKS);
  const checks = Object.fromEntries(names.map((name) => [name, CHECKS[name]]));
  return PLANTED_BUGS.filter(isWanted).map((bug) => ({ bug, checks }));
}

/** Returns each seeded fault with the test file that must find it. */
function seededTrials(): readonly Trial[] {
  return SEEDED_FAULTS.filter(isWanted).map((bug) => {
    const [workspace, name, ...rest] = bug.noticedBy.split('/');
    const command = `pnpm -C ${workspace}/${name} exec vitest run ${rest.join('/')}`;
    return { bug, checks: { [bug.noticedBy]: command } };
  });
}
