import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flowMachine } from '@lender/flow';
import { expect, test } from 'vitest';

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Events that the machine receives from outside; those of its own clock and actors are named after the library. */
const received = flowMachine.events.filter((event) => !event.startsWith('xstate.'));
/** Events that this site sends: `flow.send({ type: … })`, of one event or the other. */
const saved = [...sources.matchAll(/flow\.send\(\{ type: ([^},]+)/g)].flatMap(([, type = '']) =>
  [...type.matchAll(/'([a-z]+\.[a-z]+)'/g)].map(([, event]) => event),
);
/** Events of the machine to which this site listens. */
const listened = [...sources.matchAll(/flow\.on\('(\w+)'/g)].map(([, event]) => event);

test('the site sends the flow’s machine every event that it listens to, and no other', () => {
  expect(new Set(saved)).toEqual(new Set(received));
  expect(received.length).toBeGreaterThan(5);
});

test('the site listens to every event that the machine emits', () => {
  expect(listened.toSorted()).toEqual(['moved', 'objected', 'signedOut']);
});
