import { redirectOf, responseOf } from '@lender/web/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { action as undoAction } from '../app/routes/deshacer-cambio.tsx';
import { loader as signInLoader } from '../app/routes/ingresar.tsx';
import { action as changeEmailAction, loader as changeEmailLoader } from '../app/routes/profile.change-email.tsx';
import { loader as contactsLoader } from '../app/routes/profile.contacts.tsx';
import { loader as recoverLoader } from '../app/routes/recover.tsx';
import { loader as completeLoader } from '../app/routes/registration.completar.tsx';
import { clientProfile } from './client-answers.ts';
import { visit } from './visit.ts';

const profile = clientProfile({ hasActualApplication: false, hasUncancelledApplications: false });
const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };

/** The API as these tests need it: what ends an address, and what is answered there. */
let answers: Record<string, { readonly status?: number; readonly body: unknown }>;
const granted = (data: unknown) => ({ body: { success: true, data } });
const signedOut = {
  status: 401,
  body: { success: false, status: 401, message: 'A valid token is needed.', error: { code: 'unauthorized' } },
};

beforeEach(() => {
  answers = {
    '/web/private/client': granted(profile),
    '/web/private/client/flow': granted({ step: 'address', status: 'active', errors: [] }),
    '/web/private/client/additional/contact': granted([]),
    '/web/public/config/password': granted(rules),
    '/web/public/client/undo-change': granted({}),
  };
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    const { status = 200, body } = answers[pathname] ?? { status: 404, body: { success: false } };
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const asClient = (path: string) => visit(path, { account: 'client' });

describe('whoever is signed in', () => {
  test.each([
    ['/ingresar', signInLoader],
    ['/recover', recoverLoader],
  ] as const)('goes on from %s to where the flow says', async (path, loader) => {
    expect(await redirectOf(() => loader(asClient(path)))).toBe('/registration/address');
  });
});

describe('whoever is not', () => {
  test('signs in and comes back to the page they wanted', async () => {
    expect(await redirectOf(() => changeEmailLoader(visit('/profile/change-email')))).toBe(
      '/ingresar?siguiente=%2Fprofile%2Fchange-email',
    );
    expect(await redirectOf(() => completeLoader(visit('/registration/completar')))).toBe(
      '/ingresar?siguiente=%2Fregistration%2Fcompletar',
    );
  });

  test('is asked for the temporary password on the way to an account that staff opened', async () => {
    const answer = await responseOf(() => signInLoader(visit('/ingresar?siguiente=/registration/completar')));
    expect(await answer?.json()).toEqual({ notice: 'temporal', next: '/registration/completar' });
  });
});

describe('a session that ended', () => {
  beforeEach(() => {
    answers['/web/private/client'] = signedOut;
  });

  test('leads to signing in and back to the page', async () => {
    expect(await redirectOf(() => contactsLoader(asClient('/profile/contacts')))).toBe(
      '/ingresar?siguiente=%2Fprofile%2Fcontacts&aviso=sesion',
    );
  });

  test('keeps the page that was wanted where it is noticed while signing in', async () => {
    const wanted = asClient('/ingresar?siguiente=%2Fprofile%2Fcontacts');
    expect(await redirectOf(() => signInLoader(wanted))).toBe('/ingresar?siguiente=%2Fprofile%2Fcontacts&aviso=sesion');
  });
});

test('a form of somebody who is signed out meanwhile leads to signing in and back', async () => {
  const sent = visit('/profile/change-email', { form: { intent: 'send_code', address: 'a@b.example' } });
  expect(await redirectOf(() => changeEmailAction(sent))).toBe(
    '/ingresar?siguiente=%2Fprofile%2Fchange-email&aviso=sesion',
  );
});

describe('a client whose account staff opened', () => {
  beforeEach(() => {
    answers['/web/private/client'] = granted({ ...profile, status: 4, mustCompleteAccount: true });
  });

  test('is led to complete it from every page of their own', async () => {
    expect(await redirectOf(() => contactsLoader(asClient('/profile/contacts')))).toBe('/registration/completar');
    expect(await redirectOf(() => signInLoader(asClient('/ingresar')))).toBe('/registration/completar');
  });

  test('reads there what a password must be', async () => {
    const answer = await responseOf(() => completeLoader(asClient('/registration/completar')));
    expect(await answer?.json()).toEqual({ owner: profile.hashedUserId, rules });
  });
});

test('undoing a change signs this browser out, since every session has ended', async () => {
  const sent = visit('/deshacer-cambio', {
    account: 'client',
    form: { address: 'ana@correo.example', code: 'K7PM3XQE94' },
  });
  expect(await redirectOf(() => undoAction(sent))).toBe('/ingresar?aviso=deshecho');
  expect(sent.cookies.some((cookie) => cookie.startsWith('__Host-borrower=;'))).toBe(true);
});
