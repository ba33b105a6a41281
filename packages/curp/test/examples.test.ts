import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import * as door from '../src/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const readme = read('README.md');

/** The `ts` blocks of the README as one program, since later ones use names of earlier ones. */
const readmeExample = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');

/** The examples of the docstrings, each by its file. */
const docstringExamples = globSync('src/**/*.ts', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/ \* @example\n([\s\S]*?)(?= \*\/| \* @)/g)].map(
    ([, lines = '']) => [path, lines.replace(/^ \* ?/gm, '')] as const,
  ),
);

/** Runs an example, imports left out, with `expression // → value` made into a check. */
function run(example: string): void {
  const lines = example.split('\n').filter((line) => !line.startsWith('import '));
  const checked = lines.map((line) => line.replace(/^(.+?);? \/\/ → (.+)$/, 'check($1, $2);')).join('\n');
  const { code } = transformSync(checked, { loader: 'ts' });
  const check = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected);
  new Function('check', ...Object.keys(door), code)(check, ...Object.values(door));
}

test.each([['README.md', readmeExample] as const, ...docstringExamples])(
  'the example of %s says what really comes out',
  (_path, example) => {
    expect.hasAssertions();
    run(example);
  },
);

test('the README names every problem code', () => {
  for (const code of [
    'not-text',
    'length',
    'format',
    'date',
    'future-date',
    'sex',
    'state',
    'letters',
    'check-digit',
    'name',
    'differentiator',
  ]) {
    expect(readme).toContain(`| \`${code}\``);
  }
});
