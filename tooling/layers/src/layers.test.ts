import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { architectureTable } from './architecture-table.ts';
import { checkLayers } from './check-layers.ts';
import { findCircles } from './find-circles.ts';
import { importGraph } from './import-graph.ts';
import { readWorkspace } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const rooms = readWorkspace(root);
const page = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');

test('the house stands as ARCHITECTURE.md says', () => {
  const packageRooms = rooms.filter((room) => room.directory.startsWith('packages/')).map((room) => room.name);
  expect(checkLayers(rooms, architectureTable(page, packageRooms))).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const graph = importGraph(rooms);
  expect(graph.size).toBeGreaterThan(1_000);
  expect(findCircles(graph).map((circle) => circle.join(' → '))).toEqual([]);
});
