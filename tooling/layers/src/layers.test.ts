import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { architectureTable } from './architecture-table.ts';
import { checkContract } from './check-contract.ts';
import { checkFeatures } from './check-features.ts';
import { checkLayers } from './check-layers.ts';
import { checkServer } from './check-server.ts';
import { checkSites } from './check-sites.ts';
import { FEATURE_EXCEPTIONS } from './feature-exceptions.data.ts';
import { findCircles } from './find-circles.ts';
import { folderGraph } from './folder-graph.ts';
import { importGraph } from './import-graph.ts';
import { serverTable, siteRooms } from './server-table.ts';
import { readWorkspace } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const rooms = readWorkspace(root);
const graph = importGraph(rooms);
const page = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');

test('packages and apps import each other as ARCHITECTURE.md says', () => {
  const packageRooms = rooms.filter((room) => room.directory.startsWith('packages/')).map((room) => room.name);
  expect(checkLayers(rooms, architectureTable(page, packageRooms))).toEqual([]);
});

test('each entry of the api is used by another package, so no way into the server stays open without need', () => {
  const entries = [...(rooms.find(({ name }) => name === 'api')?.entries.keys() ?? [])];
  const others = rooms.filter(({ name }) => name !== 'api').flatMap((room) => room.files);
  const used = new Set(others.flatMap((file) => file.specifiers));
  const unused = entries.filter((entry) => !used.has(`@lender/api${entry.slice(1)}`));
  expect(entries).not.toEqual([]);
  expect(unused).toEqual([]);
});

test('the server is ordered as ARCHITECTURE.md says, each module on a level above those that it uses', () => {
  const table = serverTable(page);
  console.log(`Modules by level, bottom to top: ${table.modules.map((level) => level.join(', ')).join('; ')}`);
  expect(checkServer(graph, table)).toEqual([]);
});

test('both sites are ordered as ARCHITECTURE.md says', () => {
  expect(checkSites(graph, siteRooms(page))).toEqual([]);
});

/** Every source file of the named packages and apps, with its text. */
const textsOf = (...names: readonly string[]) =>
  rooms
    .filter(({ name }) => names.includes(name))
    .flatMap((room) => room.files)
    .map((file) => ({ path: file.path, text: readFileSync(path.join(root, file.path), 'utf8') }));

test('each endpoint of the contract lies in the folder of the module that implements it', () => {
  // Shapes that every module uses, and the making of the OpenAPI document.
  expect(checkContract(textsOf('contract', 'api'), new Set(['wire', 'openapi']))).toEqual([]);
});

test('each feature of a site has the name of a module that it calls, or an exception with a reason', () => {
  expect(checkFeatures(textsOf('api', 'back-office', 'borrower'), FEATURE_EXCEPTIONS)).toEqual([]);
});

test('no file and no folder imports itself by way of others', () => {
  expect(graph.size).toBeGreaterThan(1_000);
  const product = new Map([...graph].filter(([file]) => !/\.(?:test|stories)\.tsx?$/.test(file)));
  const circles = [...findCircles(graph), ...findCircles(folderGraph(product))];
  expect(circles.map((circle) => circle.join(' → '))).toEqual([]);
});
