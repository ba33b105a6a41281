import { expect, test } from 'vitest';
import { lockedVersions, sunkDependencies } from './check-dependency-floors.ts';

const floors = [{ name: '@acme/door', firstSafe: ['1.9.2', '2.17.5'], why: 'it opens' }];
const lockOf = (version: string) =>
  `importers:\n  '.': {}\n\npackages:\n\n  '@acme/door@${version}':\n    resolution: {}\n\nsnapshots:\n\n  '@acme/door@0.0.1': {}\n`;

test.for(['0.4.0', '1.9.1', '1.8.9', '2.17.4', '2.9.9', '2.0.0-beta.1'])(
  'version %s of a dependency is found to be below the floor',
  (version) => {
    expect(sunkDependencies(lockOf(version), floors)).toMatchObject([{ name: '@acme/door', version, why: 'it opens' }]);
  },
);

test.for(['1.9.2', '1.10.0', '2.17.5', '2.18.0', '3.0.0'])('version %s of a dependency passes the floor', (version) => {
  expect(sunkDependencies(lockOf(version), floors)).toEqual([]);
});

test('every locked package is read once, with or without quotes', () => {
  const lock = `packages:\n\n  qs@6.16.2:\n    resolution: {}\n\n  qs@6.5.0:\n    resolution: {}\n\n  '@a/b@1.0.0':\n    x: y\n\nsnapshots:\n  qs@1.0.0: {}\n`;
  expect(lockedVersions(lock)).toEqual(
    new Map([
      ['qs', ['6.16.2', '6.5.0']],
      ['@a/b', ['1.0.0']],
    ]),
  );
});
