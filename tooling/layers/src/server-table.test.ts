import { expect, test } from 'vitest';
import { serverTable, siteRooms } from './server-table.ts';

const rooms =
  '| room of the server | holds |\n|---|---|\n| `env`, `kernel/` | x |\n| `modules/*` | y |\n| `main.ts` | z |';
const modules = '| module    | holds |\n| --------- | ----- |\n| `clients` | who   |\n| `loans`   | terms |';

test('both orders are read from the bottom to the top', () => {
  expect(serverTable(`# Server\n\n${rooms}\n\nText.\n\n${modules}\n`)).toEqual({
    rooms: ['env', 'kernel', 'modules', 'main.ts'],
    modules: ['clients', 'loans'],
  });
});

test('the order of the rooms of a site is read', () => {
  expect(siteRooms('| room of a site | holds |\n|---|---|\n| `platform/` | x |\n| `routes/` | y |')).toEqual([
    'platform',
    'routes',
  ]);
});

test('an error names the table that is missing', () => {
  expect(() => serverTable(rooms)).toThrow('ARCHITECTURE.md holds no table headed "module".');
});

test('an error names what is in a table twice', () => {
  expect(() => serverTable(`${rooms}\n\n${modules}\n| loans | again |`)).toThrow(
    'ARCHITECTURE.md names loans twice under "module".',
  );
});
