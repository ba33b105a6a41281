import { expect, test } from 'vitest';
import { checkServer } from './check-server.ts';

const table = {
  rooms: ['env', 'kernel', 'modules', 'http', 'main.ts'],
  modules: [['clients', 'ledger'], ['loans']],
};

/** Checks a server with one file in each place, and these imports. */
function breaches(imports: Record<string, string[]>) {
  const furnished = [
    'env.ts',
    'kernel/a.ts',
    'modules/clients/index.ts',
    'modules/ledger/index.ts',
    'modules/loans/index.ts',
    'http/a.ts',
    'main.ts',
  ];
  const graph = new Map(furnished.map((file): [string, string[]] => [inServer(file), []]));
  for (const [file, targets] of Object.entries(imports)) graph.set(inServer(file), targets.map(inServer));
  return checkServer(graph, table);
}

const inServer = (file: string) => (file.startsWith('test/') ? `apps/api/${file}` : `apps/api/src/${file}`);

test('files may import what is below them, and from their own room or module', () => {
  const imports = {
    'kernel/a.ts': ['kernel/b.ts', 'env.ts'],
    'kernel/b.ts': [],
    'modules/loans/terms.ts': ['modules/loans/position.ts', 'modules/clients/index.ts', 'kernel/a.ts'],
    'modules/loans/position.ts': [],
    'http/a.ts': ['modules/clients/index.ts', 'modules/loans/endpoints.ts', 'modules/loans/jobs.ts'],
    'http/b.ts': ['modules/loans/jobs.data.ts', 'modules/loans/limits.data.ts', 'modules/loans/tables.ts'],
    'modules/loans/endpoints.ts': ['modules/loans/terms.ts'],
    'modules/loans/jobs.ts': [],
    'modules/loans/jobs.data.ts': [],
    'modules/loans/limits.data.ts': [],
    'modules/loans/tables.ts': [],
    'main.ts': ['http/a.ts'],
  };
  expect(breaches(imports)).toEqual([]);
});

test.for([
  ['a room above', 'kernel/a.ts', 'http/a.ts', 'kernel may not import http'],
  ['a module from the kernel', 'kernel/a.ts', 'modules/clients/index.ts', 'kernel may not import modules/clients'],
  ['a module above', 'modules/clients/a.ts', 'modules/loans/index.ts', 'modules/clients may not import modules/loans'],
  [
    'another module of its level',
    'modules/ledger/a.ts',
    'modules/clients/index.ts',
    'modules/ledger may not import modules/clients',
  ],
  [
    'a module past its door',
    'modules/loans/a.ts',
    'modules/clients/profile.ts',
    'modules/clients may only be imported by its door',
  ],
  [
    "a module by the door that is the server's",
    'modules/loans/a.ts',
    'modules/clients/endpoints.ts',
    'modules/clients may only be imported by its door',
  ],
  [
    'a module by what it declares for the registry',
    'modules/loans/a.ts',
    'modules/clients/tables.ts',
    'modules/clients may only be imported by its door',
  ],
  [
    'a module past its door from another room',
    'http/a.ts',
    'modules/loans/terms.ts',
    'modules/loans may only be imported by its door',
  ],
  [
    'a test that comes in beside the door',
    'modules/clients/a.test.ts',
    'modules/loans/terms.ts',
    'modules/loans may only be imported by its door',
  ],
  ['test help in the product', 'http/a.ts', 'test/world.ts', 'only a test may import from the test folder'],
] as const)('checkServer finds %s', ([, from, to, problem]) => {
  const where = inServer(from);
  expect(breaches({ [from]: [to], [to]: [] })).toEqual([{ where, problem: `${problem}: ${inServer(to)}` }]);
});

test('a test may import what is above it by a door and from its own module, and test help may import anything', () => {
  const imports = {
    'modules/clients/a.test.ts': ['modules/clients/profile.ts', 'modules/loans/index.ts', 'test/world.ts'],
    'modules/clients/profile.ts': [],
    'test/world.ts': ['modules/clients/profile.ts'],
    'env.test.ts': ['env.ts'],
  };
  expect(breaches(imports)).toEqual([]);
});

test('checkServer finds a file that is in no room, and a row that names nothing', () => {
  expect(breaches({ 'attic/a.ts': [], 'modules/extras/a.ts': [] })).toEqual([
    { where: 'apps/api/src/attic/a.ts', problem: 'stands in no room of the table of ARCHITECTURE.md' },
    { where: 'apps/api/src/modules/extras/a.ts', problem: 'stands in no room of the table of ARCHITECTURE.md' },
  ]);
  const unused = { rooms: ['env', 'attic'], modules: [['loans']] };
  expect(checkServer(new Map([['apps/api/src/env.ts', []]]), unused)).toEqual([
    { where: 'ARCHITECTURE.md', problem: 'the server has no attic' },
    { where: 'ARCHITECTURE.md', problem: 'the server has no modules/loans' },
  ]);
});
