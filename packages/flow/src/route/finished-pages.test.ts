import { FLOW_STEPS } from '@lender/lending';
import { expect, it } from 'vitest';
import { finishedPages, pageBefore } from './finished-pages.ts';
import { resolveRoute } from './resolve-route.ts';
import { routeAt } from './route-at.ts';

const COLLECTED = ['new_client_created', 'work_info', 'address', 'relative_info', 'direct_debit_information'];
const atPhotos = { step: 'id_document_upload', status: 'active', finished: COLLECTED };
const visit = (flow: typeof atPhotos, pathname: string, mode: 'enter' | 'poll' = 'enter') =>
  resolveRoute({
    flow,
    location: { pathname },
    session: { kind: 'client', firstName: 'Ana' },
    mode,
    config: { sandboxAllowed: false },
  });

it('a client may stay on finished pages, and is redirected from all other pages', () => {
  for (const mode of ['enter', 'poll'] as const)
    for (const page of finishedPages(atPhotos))
      expect(visit(atPhotos, page, mode)).toEqual({ type: 'stay', why: 'finished_step' });
  expect(visit(atPhotos, '/registration')).toMatchObject({ to: '/registration/id-document-upload' });
  expect(visit(atPhotos, '/registration/belvo')).toMatchObject({ to: '/registration/id-document-upload' });
});

it('the way back leads page by page to the amount, and before applying to the details', () => {
  const way = ['/registration/id-document-upload'];
  for (let page = pageBefore(atPhotos, way[0] ?? ''); page; page = pageBefore(atPhotos, page)) way.push(page);
  expect(way).toEqual([
    '/registration/id-document-upload',
    '/registration/debit-credit-card',
    '/registration/reference',
    '/registration/address',
    '/registration/employment',
    '/application/apply',
  ]);
  const beforeApplying = { step: 'new_client_created', status: 'active', finished: ['new_client_created'] };
  expect(pageBefore(beforeApplying, '/application/apply/')).toBe('/registration');
  expect(pageBefore(beforeApplying, '/registration')).toBeUndefined();
});

it('there is no way back while a client waits, nor when the server names no finished step', () => {
  expect(visit({ ...atPhotos, status: 'completed' }, '/registration/address')).toMatchObject({
    to: '/application/loading',
  });
  expect(pageBefore({ step: 'address', status: 'active' }, '/registration/address')).toBeUndefined();
});

it('there is a way back from a question on the loading page', () => {
  const asked = { ...atPhotos, step: 'verification' };
  expect(pageBefore(asked, '/application/loading')).toBe('/registration/debit-credit-card');
  for (const page of finishedPages(asked)) expect(visit(asked, page)).toEqual({ type: 'stay', why: 'finished_step' });
});

it('every finished page is a page of the site, even when a newer server names unknown steps', () => {
  const pages = finishedPages({ step: 'otp_agreement', status: 'active', finished: [...FLOW_STEPS, 'of_tomorrow'] });
  expect(pages.map((page) => routeAt(page)?.path)).toEqual(pages);
});
