import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { attacks } from '../paths/attacks.data.ts';
import { Form } from './form.tsx';
import { Link } from './link.tsx';

function at(place: string, element: ReactElement): string {
  const path = place.replace(/\?.*/, '');
  return renderToString(
    <RouterProvider router={createMemoryRouter([{ path, element }], { initialEntries: [place] })} />,
  );
}

test.each([...attacks, 'https://evil.example'])('neither a link nor a form leads to %j', (to) => {
  expect(at('/colas/open', <Link to={to}>Ir</Link>)).toContain(' href="/"');
  expect(at('/colas/open', <Form method="post" action={to} />)).toContain('action="/"');
});

test('a link and a form lead to pages of ours', () => {
  expect(at('/colas/open', <Link to="/profile?a=1#b">Ir</Link>)).toContain('href="/profile?a=1#b"');
  expect(at('/colas/open', <Link to="?decidir=approve">Ir</Link>)).toContain('href="/colas/open?decidir=approve"');
  expect(at('/', <Form method="post" action="/profile/card" />)).toContain('action="/profile/card"');
});

test('a form without an action is sent to its own page', () =>
  expect(at('/profile/card?a=1', <Form method="post" />)).toContain('action="/profile/card?a=1"'));
