import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './test/find-chromium.ts';
import { slowestFiles } from './test/slowest-files.ts';
import { stepsFor, stepsForChange, testReports } from './test/steps.ts';
import { sumOf } from './test/tally.ts';

/**
 * Checks the whole repository. Every step runs, whatever the result of the others; the last lines give what took
 * longest, name what failed, or failed once, and count.
 *
 * node test.ts [--quick | --deep | --changed]
 *
 * `--quick` leaves the browser journeys out. `--deep` is the long form, which also searches: every case of a property,
 * every picture, more kills, and the rehearsal of a release; there a test that passes only at the second attempt fails.
 * `--changed` checks formats and types, and runs the tests that the changes since the main branch can affect.
 */
const flag = { type: 'boolean', default: false } as const;
const { values: flags } = parseArgs({ options: { quick: flag, deep: flag, changed: flag } });
if (flags.deep) process.env.TEST_DEPTH = 'deep';
const checkout = path.resolve(import.meta.dirname, '../../..');
process.env.CHROMIUM_PATH = await findChromium(process.env);
// Hundreds of processes read the same programs; each reuses what another one has compiled.
process.env.NODE_COMPILE_CACHE ??= path.join(checkout, '.data/compiled');
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

const results = [];
for (const step of flags.changed ? stepsForChange(checkout) : stepsFor(checkout)) {
  if (flags.quick && step.slow) continue;
  console.log(`\n── ${step.name} ──`);
  const begun = performance.now();
  const tally = await step.run();
  results.push({ step: step.name, ...tally, seconds: Math.round((performance.now() - begun) / 1000) });
}
const { passed, failed, failures, unsteady = [] } = sumOf(results);
if (!flags.changed) console.table(slowestFiles(checkout, testReports, 50));
console.table(results, ['step', 'passed', 'failed', 'seconds']);
for (const name of unsteady) console.log(`unsteady: ${name}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || (flags.deep && unsteady.length > 0) ? 1 : 0;
