import { redirectOf, testVisit, tokenOf } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { session } from '../app/platform/cookies.server.ts';
import { loader } from '../app/routes/print.tsx';

const visitTo = (query: string, cookie?: string) =>
  testVisit(`https://quincena.example/print${query}`, cookie ? { cookie } : {});

test.each(['terminos-y-condiciones', 'aviso-de-privacidad'])(
  'a guest may print the public document %s',
  async (name) => {
    expect(await redirectOf(() => loader(visitTo(`?documento=${name}`)))).toBe(`/documentos/pdf?documento=${name}`);
  },
);

test('an address without a document leads to the list: a guest to the public one, a client to their own', async () => {
  expect(await redirectOf(() => loader(visitTo('')))).toBe('/documentos');
  const cookie = `${session.name}=${tokenOf({ account_type: 'client' })}`;
  expect(await redirectOf(() => loader(visitTo('', cookie)))).toBe('/profile/documents');
});

test('a guest who wants to print a document of a client signs in and comes back to it', async () => {
  expect(await redirectOf(() => loader(visitTo('?documento=contrato')))).toBe(
    '/ingresar?siguiente=%2Fprint%3Fdocumento%3Dcontrato',
  );
});
