import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flowMachine } from '@lender/flow';
import { expect, test } from 'vitest';

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** What the machine hears from outside: its own clock and actors are named after the library. */
const heard = flowMachine.events.filter((event) => !event.startsWith('xstate.'));
/** What this site tells it: `flow.send({ type: … })`, of one event or the other. */
const told = [...sources.matchAll(/flow\.send\(\{ type: ([^},]+)/g)].flatMap(([, type = '']) =>
  [...type.matchAll(/'([a-z]+\.[a-z]+)'/g)].map(([, event]) => event),
);
/** What the machine says, and what this site listens to. */
const listened = [...sources.matchAll(/flow\.on\('(\w+)'/g)].map(([, event]) => event);

test('the site tells the flow’s machine everything that it listens to, and nothing else', () => {
  expect(new Set(told)).toEqual(new Set(heard));
  expect(heard.length).toBeGreaterThan(5);
});

test('the site hears all that the machine says', () => {
  expect(listened.toSorted()).toEqual(['moved', 'objected', 'signedOut']);
});
