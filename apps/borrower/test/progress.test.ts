import { responseOf, type TestVisit } from '@lender/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loader as loadingLoader } from '../app/routes/application.loading.tsx';
import { loader as linkLoader } from '../app/routes/registration.belvo.tsx';
import { loader as facebookLoader } from '../app/routes/registration.facebook.tsx';
import { loader as referenceLoader } from '../app/routes/registration.reference.tsx';
import { loader as registrationLoader } from '../app/routes/registration.tsx';
import { shownProgress } from '../app/shell/shown-progress.ts';
import { clientProfile, wireApplication, wireJourney } from './client-answers.ts';
import { visit } from './visit.ts';

const profile = clientProfile({ firstName: null, hasActualApplication: false, hasUncancelledApplications: false });
let step: string;

beforeEach(() => {
  const answers: Record<string, () => unknown> = {
    '/web/private/client': () => profile,
    '/web/private/client/flow': () => ({ step, status: step === 'verification' ? 'completed' : 'active', errors: [] }),
    '/web/private/client/client-journey/current': () => wireJourney,
    '/web/private/client/application/actual': () => wireApplication(),
  };
  vi.stubGlobal('fetch', async (asked: Request) => {
    const answer = answers[new URL(asked.url).pathname];
    return answer
      ? Response.json({ success: true, data: answer() })
      : Response.json({ success: false, status: 404, error: { code: 'not_found' } }, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const progressAt = async (loader: (visit: TestVisit) => unknown, asked: TestVisit) => {
  const answer = await responseOf(() => loader(asked));
  expect(answer?.headers.get('location')).toBeNull();
  return shownProgress(await answer?.json());
};

test.each([
  ['new_client_created', '/registration', registrationLoader],
  ['relative_info', '/registration/reference', referenceLoader],
  ['facebook', '/registration/facebook', facebookLoader],
  ['belvo', '/registration/belvo', linkLoader],
] as const)('a client at the step %s sees the progress that the API reports', async (at, path, loader) => {
  step = at;
  expect(await progressAt(loader, visit(path, { account: 'client' }))).toBe(wireJourney.percent);
});

test('a guest who registers begins at 30 percent', async () => {
  expect(await progressAt(registrationLoader, visit('/registration'))).toBe(30);
});

test('a client who only waits has no bar in the header: the page has one of its own', async () => {
  step = 'verification';
  expect(await progressAt(loadingLoader, visit('/application/loading', { account: 'client' }))).toBeUndefined();
});

test.each([undefined, null, 'text', {}, { progressPercent: null }])('a page that found %j has no bar', (loaded) => {
  expect(shownProgress(loaded)).toBeUndefined();
});
