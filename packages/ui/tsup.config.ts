import { globSync } from 'node:fs';
import { preset } from '@lender/typescript/tsup';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

const modules = globSync('src/**/*.{ts,tsx}', {
  exclude: (file) => file.endsWith('examples') || /\.(stories|test)\.tsx?$/.test(file),
});

/** Where a module is built to. Not `.css`: a user of vanilla-extract would take the built sheet for one of their own. */
const builtName = (file: string) => file.replace(/(\.css)?\.tsx?$/, (_, sheet) => (sheet ? '-classes' : ''));

/** Classes are names of their place, so both builds write the same. */
const vanillaExtract = { identifiers: 'short' } as const;

/** The classes of each sheet, without its rules. A recipe that nobody uses is left out by whoever bundles its sheet. */
const classes: Plugin = {
  name: 'classes',
  setup: (build) =>
    vanillaExtractPlugin({ ...vanillaExtract, outputCss: false }).setup({
      ...build,
      onLoad: (options, load) =>
        build.onLoad(options, async (args) => {
          const loaded = await load(args);
          const code = String(loaded?.contents ?? '').replaceAll(/ = (_[\da-f]{5}\()/g, ' = /* @__PURE__ */ $1');
          return loaded && { ...loaded, contents: code };
        }),
    }),
};

/** Each module stays a module of its own: it keeps its `'use client'`, and who imports one carries no other. */
const eachByItself: Plugin = {
  name: 'each-by-itself',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path: `${builtName(path)}.js`, external: true } : undefined,
    );
  },
};

/** The rules of all sheets, in the order in which the door imports them, as one file of styles. */
const oneSheet: Plugin = {
  name: 'one-sheet',
  setup({ onEnd, initialOptions: { outdir, target } }) {
    onEnd(async (result) => {
      const { outputFiles } = await build({
        entryPoints: ['src/index.ts'],
        outdir,
        target,
        bundle: true,
        minify: true,
        packages: 'external',
        format: 'esm',
        write: false,
        plugins: [vanillaExtractPlugin(vanillaExtract)],
      });
      result.outputFiles?.push(...outputFiles.filter(({ path }) => path.endsWith('.css')));
    });
  },
};

export default defineConfig({
  ...preset,
  entry: Object.fromEntries(modules.map((file) => [builtName(file.slice('src/'.length)), file])),
  dts: { entry: { index: 'src/index.ts' } },
  platform: 'browser',
  treeshake: false,
  splitting: false,
  esbuildPlugins: [eachByItself, classes, oneSheet],
});
