import { redirectOf, testVisit, tokenOf } from '@lender/web/testing';
import { expect, test, vi } from 'vitest';
import { forgetClient, rememberClient, session } from '../app/platform/cookies.server.ts';
import { moduleAt } from './blank-site.ts';
import { clientProfile } from './client-answers.ts';
import { answersTo, wireFlow } from './client-api.ts';

const known = rememberClient.split(';')[0] ?? '';

/** Returns the address to which a guest who opens a page is sent. */
async function sentTo(path: string, cookie = ''): Promise<string | null> {
  const read = moduleAt(path);
  if (!read) throw new Error(`${path} is no page`);
  const { loader } = await read();
  const visit = testVisit(`https://quincena.example${path}`, cookie ? { cookie } : {});
  return redirectOf(async () => loader?.(visit));
}

test.each([
  '/registration/employment',
  '/registration/id-document-upload',
  '/application/apply',
  '/application/loading',
  '/flow',
])('a client whose session has ended and who opens %s signs in and comes back to it', async (path) => {
  const next = path === '/flow' ? '%2Fflow' : encodeURIComponent(path);
  expect(await sentTo(path, known)).toBe(`/ingresar?siguiente=${next}&aviso=sesion`);
});

test.each(['/registration/employment', '/application/apply'])(
  'a guest who opens %s begins to register',
  async (path) => {
    expect(await sentTo(path)).toBe('/registration');
  },
);

test('a client who signs out is a guest on that device from then on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: {} }));
  const { action } = await import('../app/routes/sesion.salir.ts');
  const cookie = `${known}; ${session.name}=${tokenOf({ account_type: 'client' })}`;
  const visit = testVisit('https://quincena.example/sesion/salir', { cookie, form: {} });
  await redirectOf(() => action(visit));
  vi.unstubAllGlobals();
  expect(visit.cookies).toContain(forgetClient);
});

test('a browser is remembered from the first page of the journey that a client opens', async () => {
  const { enterPage } = await import('../app/journey/enter-page.server.ts');
  const close = answersTo({ '/web/private/client': clientProfile(), '/web/private/client/flow': wireFlow('address') });
  const cookie = `${session.name}=${tokenOf({ account_type: 'client' })}`;
  const visit = testVisit('https://quincena.example/registration/address', { cookie });
  await enterPage(visit);
  close();
  expect(visit.cookies).toContain(rememberClient);
});
