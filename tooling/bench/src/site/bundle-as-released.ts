import path from 'node:path';
import { build } from 'vite';

const ENTRY = '\0as-released';

/**
 * Bundles the parts of packages that a module imports, as these were released: with the bundler of the sites, without
 * their plugins. Unused code is left out, and so are comments.
 *
 * @param app Its folder in `apps`, whose packages are meant.
 */
export async function bundleAsReleased(module: string, app: string): Promise<string> {
  const root = path.join(import.meta.dirname, '../../../../apps', app);
  const entry = {
    name: 'as-released',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? module : undefined),
  };
  const built = await build({
    root,
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    build: {
      write: false,
      minify: 'esbuild',
      target: 'es2022',
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new TypeError('one bundle was asked for');
  return built.output.map((part) => ('code' in part ? part.code : '')).join('\n');
}
