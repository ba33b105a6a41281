import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { architectureTable } from './architecture-table.ts';
import { checkLayers } from './check-layers.ts';
import { readWorkspace } from './workspace.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'layers-test-'));
  room('packages/money', {});
  room('packages/sdk', { dependencies: { '@lender/money': 'workspace:*' } });
  room('apps/api', { dependencies: { '@lender/money': 'workspace:*' }, devDependencies: { '@lender/vitest': '*' } });
  room('tooling/vitest', {});
});

afterEach(() => rmSync(root, { recursive: true }));

test('checkLayers finds nothing in a workspace that keeps to the table', () => {
  file('packages/sdk/src/client.ts', "import { pesos } from '@lender/money';\nimport './other.ts';");
  file('apps/api/vitest.config.ts', "export { default } from '@lender/vitest';");
  file('apps/api/app/features/login/form.ts', "import { button } from './button.ts';\nimport '../../parts/form.ts';");
  file('apps/api/app/routes/login.tsx', "import { signIn } from './login.server.ts';");
  expect(breaches()).toEqual([]);
});

test.for([
  [
    'an import that the table does not allow',
    'packages/money/src/a.ts',
    "import '@lender/sdk';",
    'money may not import @lender/sdk',
  ],
  ['a type', 'packages/money/src/a.ts', "import type { A } from '@lender/sdk';", 'money may not import @lender/sdk'],
  ['a re-export', 'packages/money/src/a.ts', "export { a } from '@lender/sdk';", 'money may not import @lender/sdk'],
  ['a dynamic import', 'packages/money/src/a.ts', "await import('@lender/sdk');", 'money may not import @lender/sdk'],
  [
    'an import past the door',
    'packages/sdk/src/a.ts',
    "import '@lender/money/src/iva.ts';",
    '@lender/money/src/iva.ts is not a door of money',
  ],
  [
    'a relative way out',
    'packages/sdk/src/a.ts',
    "import '../../money/src/index.ts';",
    '../../money/src/index.ts leaves the package',
  ],
  [
    'a feature in a feature',
    'apps/api/app/features/a/a.ts',
    "import '../b/b.ts';",
    'a feature may not import another feature: ../b/b.ts',
  ],
  [
    'a route in a route',
    'apps/api/app/routes/a.tsx',
    "import './b.tsx';",
    'a route may not import another route: ./b.tsx',
  ],
] as const)('checkLayers finds %s', ([, where, text, problem]) => {
  file(where, text);
  expect(breaches()).toEqual([{ where, problem }]);
});

test('checkLayers finds a dependency that the table does not allow', () => {
  room('packages/money', { dependencies: { '@lender/sdk': 'workspace:*' } });
  expect(breaches()).toEqual([{ where: 'packages/money/package.json', problem: 'money may not depend on sdk' }]);
});

test('checkLayers finds an allowed import that package.json does not declare', () => {
  room('packages/sdk', {});
  file('packages/sdk/src/a.ts', "import '@lender/money';");
  expect(breaches()).toEqual([
    { where: 'packages/sdk/src/a.ts', problem: 'package.json does not declare @lender/money' },
  ]);
});

test('checkLayers finds rooms without rows and rows without rooms', () => {
  room('packages/attic', {});
  expect(breaches('| money | cellar |')).toContainEqual({
    where: 'ARCHITECTURE.md',
    problem: 'there is no room cellar',
  });
  expect(breaches()).toEqual([{ where: 'packages/attic', problem: 'the room is not in the table of ARCHITECTURE.md' }]);
});

test('an allowed entry opens no other entry of its package', () => {
  writeFileSync(
    path.join(root, 'packages/money/package.json'),
    JSON.stringify({ name: '@lender/money', exports: { '.': './a.ts', './server': './b.ts' } }),
  );
  file('apps/api/src/a.ts', "import '@lender/money/server';\nimport '@lender/money';");
  const problems = breaches('| money, vitest | nothing |\n| sdk | money |\n| api | money/server |');
  expect(problems).toEqual([{ where: 'apps/api/src/a.ts', problem: 'api may not import @lender/money' }]);
});

function breaches(rows = '| money, vitest | nothing |\n| sdk | money |\n| api | every package |') {
  const table = architectureTable(`# House\n\n| room | may import |\n|---|---|\n${rows}\n`, ['money', 'sdk']);
  return checkLayers(readWorkspace(root), table);
}

function room(directory: string, manifest: object): void {
  const name = `@lender/${path.basename(directory)}`;
  file(`${directory}/package.json`, JSON.stringify({ name, exports: { '.': './src/index.ts' }, ...manifest }));
}

function file(place: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
  writeFileSync(path.join(root, place), text);
}
