import type { Options } from 'tsup';

/** Settings by which our packages are built: modules for any place that runs ES2023, with types and maps. */
export const preset: Options = {
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
};
