import { readEnv } from '@lender/api/env';
import { begin } from './begin.ts';

/**
 * Simulates three months of a lender in a new database, up to now, and prints each day that passed as
 * `{"day":1,"days":91}`; for any other database it prints `used`, and leaves it as it is. Every client signs in with
 * the password of the demo's operator.
 *
 * node --conditions=@lender/source src/demo/demo.main.ts, in the environment of the server
 */
const DAYS = 91;
const env = readEnv();
const { demoOperatorPassword: password } = env.keys;
const begun = password === undefined ? undefined : await begin(env.DATABASE_OWNER_URL ?? env.DATABASE_URL);
if (begun && password !== undefined) {
  const notify = (day: number) => process.stdout.write(`${JSON.stringify({ day, days: DAYS })}\n`);
  notify(0);
  // Loaded only when needed: most starts find a lender with its history.
  const [{ live }, { PLANS }] = await Promise.all([import('./live.ts'), import('./stories/plans.data.ts')]);
  await live({ env, plans: PLANS, days: DAYS, end: new Date(), seed: 16, password, onDay: notify });
  await begun.finish();
} else process.stdout.write('used\n');
