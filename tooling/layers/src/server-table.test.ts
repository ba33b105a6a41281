import { expect, test } from 'vitest';
import { serverTable, siteRooms } from './server-table.ts';

const rooms =
  '| room of the server | holds |\n|---|---|\n| `env`, `kernel/` | x |\n| `modules/*` | y |\n| `main.ts` | z |';
const modules = '| module    | holds |\n| --------- | ----- |\n| `clients` | who   |\n| `loans`   | terms |';

test('reads both orders from the bottom to the top', () => {
  expect(serverTable(`# Server\n\n${rooms}\n\nText.\n\n${modules}\n`)).toEqual({
    rooms: ['env', 'kernel', 'modules', 'main.ts'],
    modules: ['clients', 'loans'],
  });
});

test('reads the order of the rooms of a site', () => {
  expect(siteRooms('| room of a site | holds |\n|---|---|\n| `platform/` | x |\n| `routes/` | y |')).toEqual([
    'platform',
    'routes',
  ]);
});

test('says which table is missing', () => {
  expect(() => serverTable(rooms)).toThrow('ARCHITECTURE.md holds no table headed "module".');
});

test('says what stands there twice', () => {
  expect(() => serverTable(`${rooms}\n\n${modules}\n| loans | again |`)).toThrow(
    'ARCHITECTURE.md names loans twice under "module".',
  );
});
