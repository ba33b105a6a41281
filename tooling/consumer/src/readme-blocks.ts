import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A block of code of a README. */
export interface ReadmeBlock {
  /** `rfc-es-3.ts`: the package, the language, the number of the block. */
  readonly file: string;
  readonly code: string;
}

/** Returns the blocks of a package's README, in English and in Spanish, that a reader can paste. */
export function readmeBlocks(directory: string): readonly ReadmeBlock[] {
  return ['', '.es'].flatMap((language) => {
    const readme = path.join(directory, `README${language}.md`);
    if (!existsSync(readme)) return [];
    return [...readFileSync(readme, 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(
      ([, extension = '', code = ''], at) => ({
        file: `${path.basename(directory)}${language.replace('.', '-')}-${at + 1}.${extension}`,
        code,
      }),
    );
  });
}

/** Returns the block as a program that fails where a line `expression; // → value` gives a wrong value. */
export function checkedBlock(code: string): string {
  const checked = code.replaceAll(/^(.+?);? \/\/ → (.+)$/gm, 'assert.deepEqual($1, $2);');
  return `import assert from 'node:assert/strict';\n${checked}`;
}
