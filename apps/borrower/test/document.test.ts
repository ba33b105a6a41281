import { expect, test } from 'vitest';
import { servedPage } from './served-page.ts';

test('a missing page is in Spanish and tells search engines not to list it', async () => {
  const page = await servedPage('/no-existe');
  const html = await page.text();
  expect(page.status).toBe(404);
  expect(html).toContain('<html lang="es-MX">');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
