import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = new URL('../src/', import.meta.url);
const HEAD = '// Written by `pnpm --filter @lender/contract generate`: every endpoint, each from its own file.\n';

/** File that lists the endpoints. */
export const ENDPOINTS_FILE = new URL('endpoints.generated.ts', SOURCES);

/** Returns the module that exports every endpoint which a file in a folder of `src` declares. */
export function endpointExports(): string {
  const files = globSync('*/**/*.ts', { cwd: fileURLToPath(SOURCES) }).filter((file) => !file.endsWith('.test.ts'));
  const lines = files.toSorted().flatMap((file) => {
    const text = readFileSync(new URL(file, SOURCES), 'utf8');
    const names = [...text.matchAll(/^export const (\w+) = defineEndpoint\(/gm)].map(([, name]) => name);
    return names.map((name) => `export { ${name} } from './${file}';\n`);
  });
  return HEAD + lines.join('');
}
