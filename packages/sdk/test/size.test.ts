import { ENDPOINTS } from '@lender/contract/endpoints';
import { bundleEach, gzippedBytes } from '@lender/vitest/size';
import { expect, test } from 'vitest';
const root = new URL('..', import.meta.url);
const SDK = `export { createClient } from '@lender/sdk';`;
test('x', async () => {
  const names = Object.keys(ENDPOINTS);
  const [client='', ...each] = await bundleEach([SDK, ...names.map((n) => `${SDK} export { ${n} as endpoint } from '@lender/contract'`)], { root });
  const c = gzippedBytes(client);
  console.log(c, names.length);
  console.log(each.map((b, i) => [gzippedBytes(b), names[i]] as const).sort((a, b) => b[0] - a[0]).slice(0,40).map(([b,n])=>`${b} ${b-c} ${n}`).join('\n'));
}, 60000);
