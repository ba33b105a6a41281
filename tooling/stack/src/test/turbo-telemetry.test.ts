import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')));

/** The parts of our scripts that run turbo: by its name, or through the program that runs every check. */
const runs = Object.values(scripts)
  .flatMap((script) => script.split('&&'))
  .map((part) => part.trim())
  .filter((part) => /turbo run|stack\/src\/test\.ts/.test(part));

test.for(runs)('turbo sends nothing home: %s', (run) => {
  const environment = run.replace(/(?:turbo run|node) .*/, '');
  const { TURBO_TELEMETRY_DISABLED: _, ...env } = process.env;
  const status = execSync(`${environment} node_modules/.bin/turbo telemetry status`, { cwd: checkout, env });
  expect(status.toString()).toContain('Status: Disabled');
});
