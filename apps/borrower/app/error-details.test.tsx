import { WithFailure } from '@lender/web/testing';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { serverCopy } from './copy.server.ts';
import { createI18n } from './i18n.ts';
import { ErrorBoundary } from './root.tsx';
import type { Visitor } from './shell/visitor.ts';

const i18n = createI18n(serverCopy);
const failure = { status: 502, message: 'ERP response 502 /web/private/client/flow' };

/** Renders the error page of a visitor, as on the server: Remix itself passes it an error without details. */
function pageOf(visitor: Visitor): string {
  const root = { visitor, year: 2026, isSandbox: false };
  const router = createMemoryRouter([{ id: 'root', path: '*', element: null, ErrorBoundary, loader: () => root }], {
    hydrationData: { loaderData: { root }, errors: { root: new Error('Unexpected Server Error') } },
  });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <WithFailure failure={failure}>
        <RouterProvider router={router} />
      </WithFailure>
    </I18nextProvider>,
  );
}

test('staff who come from the back-office see the status and the message of an error', () => {
  const page = pageOf({ kind: 'user' });
  expect(page).toContain(failure.message);
  expect(page).toContain('502');
  expect(page).not.toContain('Unexpected Server Error');
});

test.each<Visitor>([{ kind: 'guest' }, { kind: 'client', label: 'Ana', firstName: 'Ana' }])(
  'other visitors do not see the details of an error: %j',
  (visitor) => {
    const page = pageOf(visitor);
    expect(page).toContain('Estamos arreglando');
    expect(page).not.toMatch(/502|Unexpected/);
  },
);
