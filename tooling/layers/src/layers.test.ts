import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { architectureTable } from './architecture-table.ts';
import { checkLayers } from './check-layers.ts';
import { readWorkspace } from './workspace.ts';

test('the house stands as ARCHITECTURE.md says', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const rooms = readWorkspace(root);
  const packageRooms = rooms.filter((room) => room.directory.startsWith('packages/')).map((room) => room.name);
  const table = architectureTable(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'), packageRooms);
  expect(checkLayers(rooms, table)).toEqual([]);
});
