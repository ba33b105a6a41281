import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleEach, gzippedBytes } from '@lender/vitest/size';
import { build } from 'vite';

/** Returns, for each module of the kit, whether it says that it runs in a browser only, and whether its source does. */
export function builtModules({ built, source }: { readonly built: string; readonly source: string }) {
  return globSync('**/*.js', { cwd: built }).flatMap((file) => {
    const name = file.slice(0, -'.js'.length);
    const from = ['.tsx', '.ts'].map((extension) => path.join(source, `${name}${extension}`)).find(existsSync);
    // Style sheets run nowhere.
    if (from === undefined) return [];
    return [{ name, isClient: saysClient(path.join(built, file)), wasClient: saysClient(from) }];
  });
}

const saysClient = (file: string) => /^(['"])use client\1;/.test(readFileSync(file, 'utf8'));

const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** Returns the size of an application of one line after gzip, in bytes, React not counted. */
export async function gzippedWith(line: string, project: string): Promise<{ esbuild: number; vite: number }> {
  const [bundle = ''] = await bundleEach([line], { root: pathToFileURL(`${project}/`), external: REACT });
  return { esbuild: gzippedBytes(bundle), vite: gzippedBytes(await viteBundle(line, project)) };
}

async function viteBundle(line: string, project: string): Promise<string> {
  const input = path.join(project, 'one-line.ts');
  writeFileSync(input, line);
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input, external: REACT, preserveEntrySignatures: 'strict' } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : ''))).join('');
}
