import { expect, test } from 'vitest';
import { createSimulatedWorld } from '../../../test/simulated-world.ts';

const url = '/openpay/barcode/1010101389264548';

test('the barcode is a PNG as large as asked for, drawn without credentials', async () => {
  const { app } = createSimulatedWorld();
  const response = await app.inject(`${url}?width=2&height=60`);
  expect(response.headers['content-type']).toBe('image/png');
  expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(response.rawPayload.readUInt32BE(20)).toBeCloseTo(60, -1);
});

test('the barcode can be an SVG', async () => {
  const { app } = createSimulatedWorld();
  const response = await app.inject(`${url}.svg?text=true`);
  expect(response.headers['content-type']).toBe('image/svg+xml');
  expect(response.body).toMatch(/^<svg /);
});

test.each(['/openpay/barcode/123', '/openpay/barcode/abc.svg', `${url}?width=9000`])(
  'no barcode is drawn for %s',
  async (bad) => {
    const { app } = createSimulatedWorld();
    expect((await app.inject(bad)).statusCode).toBe(404);
  },
);
