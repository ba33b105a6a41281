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

/** Answers of the API for these tests, by the end of their address. */
let answers: Record<string, { readonly status?: number; readonly body: unknown }>;
const granted = (data: unknown) => ({ body: { success: true, data } });
const signedOut = {
  status: 401,
  body: {
    success: false,
    status: 401,
    message: 'The token is missing, invalid or expired. Sign in again.',
    error: { code: 'unauthorized' },
  },
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

describe('a signed-in client', () => {
  test.each([
    ['/ingresar', signInLoader],
    ['/recover', recoverLoader],
  ] as const)('a signed-in client is sent from %s to their place in the flow', async (path, loader) => {
    expect(await redirectOf(() => loader(asClient(path)))).toBe('/registration/address');
  });
});

describe('a visitor who is not signed in', () => {
  test('a visitor who is not signed in signs in and comes back to the page they asked for', async () => {
    expect(await redirectOf(() => changeEmailLoader(visit('/profile/change-email')))).toBe(
      '/ingresar?siguiente=%2Fprofile%2Fchange-email',
    );
    expect(await redirectOf(() => completeLoader(visit('/registration/completar')))).toBe(
      '/ingresar?siguiente=%2Fregistration%2Fcompletar',
    );
  });

  test('a client on the way to an account that staff opened is asked for the temporary password', async () => {
    const answer = await responseOf(() => signInLoader(visit('/ingresar?siguiente=/registration/completar')));
    expect(await answer?.json()).toEqual({ notice: 'temporal', next: '/registration/completar' });
  });
});

describe('a session that ended', () => {
  beforeEach(() => {
    answers['/web/private/client'] = signedOut;
  });

  test('a session that ended leads to the sign-in page and back to the page', async () => {
    expect(await redirectOf(() => contactsLoader(asClient('/profile/contacts')))).toBe(
      '/ingresar?siguiente=%2Fprofile%2Fcontacts&aviso=sesion',
    );
  });

  test('a session whose end is noticed while signing in keeps the page that was asked for', async () => {
    const wanted = asClient('/ingresar?siguiente=%2Fprofile%2Fcontacts');
    expect(await redirectOf(() => signInLoader(wanted))).toBe('/ingresar?siguiente=%2Fprofile%2Fcontacts&aviso=sesion');
  });
});

test('a form of a client who was signed out meanwhile leads to the sign-in page and back', async () => {
  const sent = visit('/profile/change-email', { form: { intent: 'send_code', address: 'a@b.example' } });
  expect(await redirectOf(() => changeEmailAction(sent))).toBe(
    '/ingresar?siguiente=%2Fprofile%2Fchange-email&aviso=sesion',
  );
});

describe('a client whose account staff opened', () => {
  beforeEach(() => {
    answers['/web/private/client'] = granted({ ...profile, status: 4, mustCompleteAccount: true });
  });

  test('a client whose account staff opened is led to complete it from every page of their own', async () => {
    expect(await redirectOf(() => contactsLoader(asClient('/profile/contacts')))).toBe('/registration/completar');
    expect(await redirectOf(() => signInLoader(asClient('/ingresar')))).toBe('/registration/completar');
  });

  test('a client whose account staff opened reads the password rules where they complete it', async () => {
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
