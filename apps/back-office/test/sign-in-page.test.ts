import { serveRoutes } from '@lender/web/testing';
import { expect, test } from 'vitest';
import handleDocument from '../app/entry.server.tsx';
import { sessionCopy } from '../app/features/sessions/session.copy.es.ts';
import * as root from '../app/root.tsx';
import * as signIn from '../app/routes/sign-in.tsx';
import { visit } from './visit.ts';

const serve = serveRoutes({
  handleDocument,
  root,
  routes: [{ id: 'routes/sign-in', path: '/ingresar', module: signIn }],
});
const readPage = async () => (await serve(visit('/ingresar'))).text();

test('the sign-in page of staff is in Spanish and tells search engines not to list it', async () => {
  const html = await readPage();
  expect(html).toContain('<html lang="es-MX">');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.each([
  ['username', sessionCopy.email],
  ['password', sessionCopy.password],
])('the field %s of the sign-in page has a label', async (name, label) => {
  const html = await readPage();
  const id = new RegExp(`<label for="([^"]+)"[^>]*>${label} *<`).exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*name="${name}"|<input[^>]*name="${name}"[^>]*id="${id}"`));
});
