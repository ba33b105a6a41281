import { execSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')));

/** The parts of our scripts that run turbo: by its name, or through a program that does. */
const runs = Object.values(scripts)
  .flatMap((script) => script.split('&&'))
  .map((part) => part.trim())
  .filter((part) => /turbo run|stack\/src\/(?:test|take-pictures)\.ts/.test(part));

const statusUnder = (environment: string) => {
  const { TURBO_TELEMETRY_DISABLED: _, ...env } = process.env;
  return execSync(`${environment} node_modules/.bin/turbo telemetry status`, { cwd: checkout, env }).toString();
};

test.for(runs)('turbo sends no telemetry: %s', (run) => {
  expect(statusUnder(run.replace(/(?:turbo run|node) .*/, ''))).toContain('Status: Disabled');
});

const workflows = globSync('.github/workflows/*.yml', { cwd: checkout }).filter((file) =>
  readFileSync(path.join(checkout, file), 'utf8').includes('turbo run'),
);

test.for(workflows)('turbo sends no telemetry from any job of %s', (file) => {
  const [, environment = ''] = /^env:\n((?: .*\n)+)/m.exec(readFileSync(path.join(checkout, file), 'utf8')) ?? [];
  const variables = [...environment.matchAll(/^ +(\w+): "(\w+)"$/gm)].map(([, name, value]) => `${name}=${value}`);
  expect(statusUnder(variables.join(' '))).toContain('Status: Disabled');
});
