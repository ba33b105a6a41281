import { readEnv } from '../../src/env.ts';
import { begin } from './begin.ts';
import { live } from './live.ts';
import { PLANS } from './stories/plans.data.ts';

/**
 * Lets a lender live three months in a database that is new, up to now; any other stays as it is. Its first line says
 * which of the two. Every client signs in with the password of the demo's operator.
 *
 * node --conditions=@lender/source test/demo/demo.main.ts, in the environment of the server
 */
const env = readEnv();
const { demoOperatorPassword: password } = env.keys;
const begun = password === undefined ? undefined : await begin(env.DATABASE_OWNER_URL ?? env.DATABASE_URL);
process.stdout.write(begun ? 'new\n' : 'used\n');
if (begun && password !== undefined) {
  await live({ env, plans: PLANS, days: 91, end: new Date(), seed: 16, password });
  await begun.finish();
}
