import { rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './test/find-chromium.ts';
import { runCommand } from './test/run-command.ts';

/** Takes the pictures of stories and pages again, in the browser of npm, the one that every machine can have. */
const checkout = path.resolve(import.meta.dirname, '../../..');
const env = {
  CHROMIUM_PATH: await findChromium({ ...process.env, LENDER_CHROMIUM: 'npm' }),
  // All pictures are kept; the short form of the test compares some.
  TEST_DEPTH: 'deep',
};
const kit = path.join(checkout, 'packages/ui');
const journeys = path.join(checkout, 'tooling/e2e');
for (const old of [path.join(kit, '.storybook/pictures'), path.join(journeys, 'pictures')])
  rmSync(old, { recursive: true, force: true });

const commands = [
  { command: 'vitest', args: ['run', '-u', '--project', 'stories'], directory: kit },
  { command: 'turbo', args: ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], directory: checkout },
  { command: 'playwright', args: ['test', '-g', 'looks as it is kept', '-u', 'all'], directory: journeys },
];
for (const { command, args, directory } of commands) {
  const program = path.join(directory, 'node_modules/.bin', command);
  if (!(await runCommand({ command: program, args, directory, env }))) process.exitCode = 1;
}
