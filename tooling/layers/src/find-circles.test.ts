import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('findCircles finds none where every import points down, two ways to one file included', () => {
  expect(findCircles(graph({ top: ['left', 'right'], left: ['floor'], right: ['floor'], floor: [] }))).toEqual([]);
});

test('findCircles returns the shortest way round', () => {
  const imports = { entry: ['a'], a: ['b'], b: ['c', 'd'], c: ['d'], d: ['a'] };
  expect(findCircles(graph(imports))).toContainEqual(['a', 'b', 'd']);
});

test('findCircles returns each of two circles once', () => {
  const imports = { a: ['b'], b: ['a', 'x'], x: ['y'], y: ['x'] };
  expect(findCircles(graph(imports))).toEqual([
    ['a', 'b'],
    ['x', 'y'],
  ]);
});

test('findCircles finds a file that imports itself', () => {
  expect(findCircles(graph({ a: ['a'] }))).toEqual([['a']]);
});
