import { globSync } from 'node:fs';
import { preset } from '@lender/typescript/tsup';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

const modules = globSync('src/**/*.{ts,tsx}', {
  exclude: (file) => file.endsWith('examples') || /\.(stories|test)\.tsx?$/.test(file),
});

/**
 * Returns the path to which a module is built. Not `.css`: a user of vanilla-extract would take the built sheet for one
 * of their own.
 */
const builtName = (file: string) => file.replace(/(\.css)?\.tsx?$/, (_, sheet) => (sheet ? '-classes' : ''));

/** Class names are derived from their place, so both builds write the same. */
const vanillaExtract = { identifiers: 'short' } as const;

/** vanilla-extract, with each of its results rewritten. */
const rewritten = (
  name: string,
  options: { outputCss?: boolean },
  rewrite: (contents: string, path: string) => string,
) => {
  const setup: Plugin['setup'] = (build) =>
    vanillaExtractPlugin({ ...vanillaExtract, ...options }).setup({
      ...build,
      onLoad: (filter, load) =>
        build.onLoad(filter, async (args) => {
          const loaded = await load(args);
          return loaded && { ...loaded, contents: rewrite(String(loaded.contents ?? ''), args.path) };
        }),
    });
  return { name, setup };
};

/**
 * Builds the classes of each sheet, without its rules. A recipe that is not used is left out by the bundler of a user
 * of the kit.
 */
const classes = rewritten('classes', { outputCss: false }, (code) =>
  code.replaceAll(/ = (_[\da-f]{5}\()/g, ' = /* @__PURE__ */ $1'),
);

/** Sheets that are in a layer of their own. A rule in no layer, as a user's own rules are, wins over all of them. */
const LAYERS = [
  { sheet: 'src/theme/base.css.ts', layer: 'reset' },
  { sheet: 'src/theme/theme.css.ts', layer: 'tokens' },
];
const layerOf = (path: string) => LAYERS.find(({ sheet }) => path.startsWith(sheet))?.layer ?? 'components';

/** Puts the rules of each sheet into its layer. */
const layers = rewritten('layers', {}, (contents, path) =>
  path.includes('.vanilla.css') ? `@layer lender.${layerOf(path)} {\n${contents}\n}` : contents,
);

/** Keeps each module separate: it keeps its `'use client'`, and a program that imports one module carries no other. */
const eachByItself: Plugin = {
  name: 'each-by-itself',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path: `${builtName(path)}.js`, external: true } : undefined,
    );
  },
};

/** Writes the rules of all sheets into one style file, in the order in which the entry imports them. */
const sheet = (name: string, { rules, banner }: { rules: Plugin; banner: string }): Plugin => ({
  name: `sheet-${name}`,
  setup({ onEnd, initialOptions: { outdir, target } }) {
    onEnd(async (result) => {
      const { outputFiles } = await build({
        entryPoints: { [name]: 'src/index.ts' },
        outdir,
        target,
        bundle: true,
        minify: true,
        packages: 'external',
        format: 'esm',
        write: false,
        banner: { css: banner },
        plugins: [rules],
      });
      result.outputFiles?.push(...outputFiles.filter(({ path }) => path.endsWith('.css')));
    });
  },
});

const layered = sheet('styles', { rules: layers, banner: '@layer lender.reset, lender.tokens, lender.components;' });
/** For browsers from before layers (Chrome 98, Safari 15.3), which drop every rule in a layer. */
const flat = sheet('styles.flat', { rules: vanillaExtractPlugin(vanillaExtract), banner: '' });

export default defineConfig({
  ...preset,
  entry: Object.fromEntries(modules.map((file) => [builtName(file.slice('src/'.length)), file])),
  dts: { entry: { index: 'src/index.ts', brand: 'src/brand.ts' } },
  platform: 'browser',
  treeshake: false,
  splitting: false,
  esbuildPlugins: [eachByItself, classes, layered, flat],
});
