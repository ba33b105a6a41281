import { expect, test } from 'vitest';
import { bundleSize } from './bundle-size.ts';
import { bundles } from './bundles.data.ts';

test.each(Object.values(bundles).flat())('%s can be bundled', async (name, source) => {
  const size = await bundleSize(name, source);
  expect(size.gzip).toBeGreaterThan(100);
  expect(size.gzip).toBeLessThan(size.minified);
});
