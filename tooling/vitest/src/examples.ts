import { globSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

interface Documented {
  /** The folder of the package, as a URL. */
  readonly root: URL;
  /** The names that its examples import. */
  readonly names: Readonly<Record<string, unknown>>;
  /** True when the code itself names a language, so each README has its own. @default false */
  readonly isCodeTranslated?: boolean;
}

/**
 * Makes a test of the README, in each language it has, and of each docstring with an `@example`. A line
 * `expression; // → value` is a check. Blocks that import from elsewhere are run where that is installed
 * (`tooling/consumer`).
 */
export function testExamples({ root, names, isCodeTranslated = false }: Documented): void {
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const readmes = globSync('README{,.es}.md', { cwd: root }).map((path) => [path, programOf(read(path))] as const);
  const docstrings = globSync('src/**/*.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/ \* @example\n([\s\S]*?)(?= \*\/| \* @)/g)].map(
      ([, lines = '']) => [path, lines.replace(/^ \* ?/gm, '')] as const,
    ),
  );

  const [english, spanish] = readmes.map(([path]) => commandsOf(read(path)));
  if (spanish && !isCodeTranslated)
    test('the README has the same code in both languages', () => {
      expect(spanish).toEqual(english);
    });

  test.each([...readmes, ...docstrings])('the example of %s states its real result', async (_path, example) => {
    expect.hasAssertions();
    await run(example, names);
  });
}

/** Returns the code of a README, line by line, without comments, which are in its language. */
function commandsOf(readme: string): readonly string[] {
  const blocks = [...readme.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) =>
    block
      .replaceAll(/(?:^|(?<= ))\/\/ (?!→).*$|\/\*\*.*?\*\//gm, '')
      .trim()
      .split('\n'),
  );
}

/** Joins the blocks, each in the scope of the one before: it may use its names, and define the same names again. */
function programOf(readme: string): string {
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const ours = blocks.filter((block) => !/^import [^;]* from '(?!@lender\/)/m.test(block));
  return `${ours.join('\n{\n')}${'}'.repeat(ours.length - 1)}`;
}

async function run(example: string, names: Documented['names']): Promise<void> {
  const text = example.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/^(.+?);? \/\/ → (.+)$/gm, 'check($1, $2);');
  const { code } = transformSync(text, { loader: 'ts' });
  const check = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected);
  const program = new Function('check', ...Object.keys(names), `return (async () => {${code}})()`);
  await program(check, ...Object.values(names));
}
