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

it('lets a client stand on what is finished, and be led back from nowhere else', () => {
  for (const mode of ['enter', 'poll'] as const)
    for (const page of finishedPages(atPhotos))
      expect(visit(atPhotos, page, mode)).toEqual({ type: 'stay', why: 'finished_step' });
  expect(visit(atPhotos, '/registration')).toMatchObject({ to: '/registration/id-document-upload' });
  expect(visit(atPhotos, '/registration/belvo')).toMatchObject({ to: '/registration/id-document-upload' });
});

it('leads back page by page to the amount, and to the details before anybody applied', () => {
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

it('leads nobody back while they wait, nor when the server names nothing finished', () => {
  expect(visit({ ...atPhotos, status: 'completed' }, '/registration/address')).toMatchObject({
    to: '/application/loading',
  });
  expect(pageBefore({ step: 'address', status: 'active' }, '/registration/address')).toBeUndefined();
});

it('leads back from a question on the page where others wait', () => {
  const asked = { ...atPhotos, step: 'verification' };
  expect(pageBefore(asked, '/application/loading')).toBe('/registration/debit-credit-card');
  for (const page of finishedPages(asked)) expect(visit(asked, page)).toEqual({ type: 'stay', why: 'finished_step' });
});

it('knows a page of the site for whatever a newer server calls finished', () => {
  const pages = finishedPages({ step: 'otp_agreement', status: 'active', finished: [...FLOW_STEPS, 'of_tomorrow'] });
  expect(pages.map((page) => routeAt(page)?.path)).toEqual(pages);
});
