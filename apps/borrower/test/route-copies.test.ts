import { expect, test } from 'vitest';

const routes = import.meta.glob<string>('../app/routes/*.tsx', { query: '?raw', import: 'default', eager: true });
const uses = Object.entries(routes).flatMap(([file, code]) =>
  code
    .split('\n')
    .filter((line) => /\w+Copy\b/.test(line) && !line.startsWith('import '))
    .map((line) => [file, line] as const),
);

// The browser's build keeps nothing else of a copy file that a route imports.
test.each(uses)('%s takes titles from its copy only: %s', (_, line) => expect(line).toMatch(/pageMeta\(|= \w+Copy;$/));
