import { describe, expect, it } from 'vitest';
import { resolveRoute } from './resolve-route.ts';
import type { ClientSession, Mode, Session, Visit } from './visit.ts';

const ana: ClientSession = { kind: 'client', firstName: 'Ana' };

const visit = (pathname: string, parts: Partial<Visit> = {}): Visit => ({
  flow: { step: 'address', status: 'active' },
  location: { pathname },
  session: ana,
  mode: 'enter',
  config: { sandboxAllowed: false },
  ...parts,
});

const on = (step: string, status = 'active') => ({ flow: { step, status } });

describe('a guest', () => {
  const session: Session = { kind: 'guest' };
  it.each(['/registration/address', '/application/apply', '/flow'])(
    'a guest is sent from %s to registration',
    (path) => {
      expect(resolveRoute(visit(path, { session, flow: null }))).toEqual({
        type: 'redirect',
        to: '/registration',
        why: 'guest_to_registration',
        progress: 30,
      });
    },
  );
  it.each(['/profile', '/profile/my-loan'])('a guest is sent from %s to sign in', (path) => {
    expect(resolveRoute(visit(path, { session, flow: null }))).toMatchObject({ to: '/ingresar' });
  });
  it.each(['/', '/ingresar', '/recover', '/registration', '/contactos'])('a guest stays at %s', (path) => {
    expect(resolveRoute(visit(path, { session, flow: null })).type).toBe('stay');
  });
});

describe('a client', () => {
  it('a client is sent to the page of the step', () => {
    expect(resolveRoute(visit('/registration/employment'))).toEqual({
      type: 'redirect',
      to: '/registration/address',
      why: 'step',
    });
  });
  it('a client stays on a page of the step', () => {
    expect(resolveRoute(visit('/registration/address/'))).toEqual({ type: 'stay', why: 'on_step' });
    expect(resolveRoute(visit('/application/apply', on('no_loan_page')))).toEqual({ type: 'stay', why: 'on_step' });
  });
  it('a client gives details first and applies once the first name is known', () => {
    const flow = on('new_client_created');
    expect(resolveRoute(visit('/application/apply', { ...flow, session: { kind: 'client' } }))).toMatchObject({
      to: '/registration',
    });
    expect(resolveRoute(visit('/registration', flow))).toMatchObject({ to: '/application/apply' });
  });
  it('a client waits on the loading page when the step is completed', () => {
    expect(resolveRoute(visit('/registration/address', on('address', 'completed')))).toMatchObject({
      to: '/application/loading',
      why: 'wait',
    });
  });
  it('a client stays on the page of a terminal step that is completed', () => {
    expect(resolveRoute(visit('/profile/my-loan', on('loan_page', 'completed'))).type).toBe('stay');
    expect(resolveRoute(visit('/application/loading', on('loan_page', 'completed')))).toMatchObject({
      to: '/profile/my-loan',
    });
  });
  it('a client is sent to the page about cash when the payout is in cash', () => {
    const session: Session = { ...ana, cashPayout: true };
    expect(resolveRoute(visit('/application/loading', { ...on('tmc_page'), session }))).toMatchObject({
      to: '/application/accepted-cash',
    });
  });
  it('a client is sent from /flow to the step, and to the profile when there is none', () => {
    expect(resolveRoute(visit('/flow'))).toMatchObject({ to: '/registration/address' });
    expect(resolveRoute(visit('/flow', { flow: null }))).toMatchObject({ to: '/profile', why: 'nowhere_to_go' });
  });
  it.each(['/ingresar', '/recover'])('a client is sent from %s to where the flow says', (path) => {
    expect(resolveRoute(visit(path))).toMatchObject({ to: '/registration/address', why: 'step' });
    expect(resolveRoute(visit(path, { flow: null }))).toMatchObject({ to: '/profile', why: 'nowhere_to_go' });
  });
  it('a client stays when the server names an unknown step', () => {
    expect(resolveRoute(visit('/registration/address', on('face_scan')))).toEqual({
      type: 'stay',
      why: 'unknown_step',
    });
  });
  it('an unknown status counts as active, and the step payment leads to the account page', () => {
    expect(resolveRoute(visit('/registration', on('payment', 'paused')))).toMatchObject({
      to: '/registration/debit-credit-card',
    });
  });
  it('a client stays on a page that does not exist', () => {
    expect(resolveRoute(visit('/registration/nothing', { mode: 'poll' }))).toEqual({
      type: 'stay',
      why: 'unknown_route',
    });
  });
  it('a blocked client is signed out on every page', () => {
    for (const path of ['/', '/profile', '/registration']) {
      expect(resolveRoute(visit(path, { session: { ...ana, blocked: true } })).type).toBe('logout');
    }
  });
});

describe('a client whose account staff opened', () => {
  const session: Session = { ...ana, mustComplete: true };
  const flow = on('new_client_created');
  it.each(['/application/apply', '/registration', '/profile', '/profile/contacts', '/flow', '/ingresar'])(
    'a client whose account staff opened completes it before opening %s',
    (path) => {
      expect(resolveRoute(visit(path, { ...flow, session }))).toMatchObject({
        to: '/registration/completar',
        why: 'account_to_complete',
      });
    },
  );
  it('a client whose account staff opened may read public pages', () => {
    expect(resolveRoute(visit('/documentos', { ...flow, session })).why).toBe('public_page');
  });
  it('a guest who is to complete an account signs in first', () => {
    const guest: Session = { kind: 'guest' };
    expect(resolveRoute(visit('/registration/completar', { flow: null, session: guest }))).toMatchObject({
      to: '/ingresar',
      why: 'guest_to_login',
    });
  });
  it('a client who has completed the account is not asked again', () => {
    expect(resolveRoute(visit('/registration/completar', flow))).toMatchObject({ to: '/application/apply' });
    expect(resolveRoute(visit('/registration/completar', { ...flow, mode: 'poll' })).type).toBe('stay');
  });
});

describe('the poll', () => {
  const poll = (pathname: string, parts: Partial<Visit>) => resolveRoute(visit(pathname, { ...parts, mode: 'poll' }));
  it.each(['/application/accepted', '/application/accepted-cash'])('the poll never leaves %s', (path) => {
    expect(poll(path, on('loan_page'))).toEqual({ type: 'stay', why: 'accepted_page' });
  });
  it('the poll never moves a client who is being verified', () => {
    expect(poll('/registration/address', on('verification'))).toEqual({ type: 'stay', why: 'verification_step' });
    expect(resolveRoute(visit('/registration/address', on('verification')))).toMatchObject({ why: 'wait' });
  });
});

describe('step facebook', () => {
  const config = { sandboxAllowed: false, externalLoginUrl: 'https://login.example/start?from=lender' };
  const session: Session = { ...ana, applicationId: 'a1b2' };
  const location = { pathname: '/registration', search: '?utm_source=x&applicationId=forged' };
  it('the step facebook leaves the site with the current query and our application id', () => {
    const decision = resolveRoute(visit('', { ...on('facebook'), location, session, config }));
    expect(decision).toEqual({
      type: 'external',
      url: 'https://login.example/start?from=lender&utm_source=x&applicationId=a1b2',
      why: 'external_login',
    });
  });
  it('the step facebook may lead to a page of this site, where the client then stays', () => {
    const own = { sandboxAllowed: false, externalLoginUrl: '/registration/facebook' };
    const at = (pathname: string) =>
      resolveRoute(visit('', { ...on('facebook'), location: { ...location, pathname }, session, config: own }));
    expect(at('/registration')).toEqual({
      type: 'external',
      url: '/registration/facebook?utm_source=x&applicationId=a1b2',
      why: 'external_login',
    });
    expect(at('/registration/facebook/')).toEqual({ type: 'stay', why: 'on_step' });
  });
  it('an address of another site is not mistaken for a page of this site with the same path', () => {
    const other = { sandboxAllowed: false, externalLoginUrl: 'https://login.example/registration/facebook' };
    const parts = { ...on('facebook'), location: { pathname: '/registration/facebook' }, session, config: other };
    expect(resolveRoute(visit('', parts))).toMatchObject({ type: 'external' });
  });
  it('a client at the step facebook stays when there is no external login', () => {
    expect(resolveRoute(visit('/registration', on('facebook')))).toEqual({ type: 'stay', why: 'external_login_off' });
  });
});

describe('the sandbox', () => {
  const sandbox = (session: Session, mode: Mode, sandboxAllowed = true) =>
    resolveRoute(visit('/application/loading', { session, mode, config: { sandboxAllowed } }));
  it.each<Session>([{ kind: 'user' }, { kind: 'guest', qaCookie: true }, { ...ana, qaCookie: true }])(
    'the sandbox may be started by %j',
    (session) => {
      expect(sandbox(session, 'enter').type).toBe('sandbox');
      expect(sandbox(session, 'poll')).toEqual({ type: 'stay', why: 'sandbox' });
    },
  );
  it('the sandbox may not be started by a client', () => {
    expect(sandbox(ana, 'enter')).toMatchObject({ type: 'redirect', why: 'step' });
  });
  it('the sandbox does not exist on a server that does not allow it', () => {
    expect(sandbox({ kind: 'guest', qaCookie: true }, 'enter', false)).toMatchObject({ why: 'guest_to_registration' });
    expect(sandbox({ kind: 'user' }, 'enter', false)).toMatchObject({ to: '/', why: 'staff_without_sandbox' });
  });
});
