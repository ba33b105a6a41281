import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from './packages.ts';

const root = path.join(import.meta.dirname, '../../../..');

test('every published package has its section', () => {
  const manifests = globSync('packages/*/package.json', { cwd: root }).map(
    (file): { name: string; version: string; private?: boolean } =>
      JSON.parse(readFileSync(path.join(root, file), 'utf8')),
  );
  const published = manifests.filter((manifest) => !manifest.private);
  expect(PACKAGES.map(({ name, version }) => `@lender/${name} ${version}`).sort()).toEqual(
    published.map(({ name, version }) => `${name} ${version}`).sort(),
  );
});
