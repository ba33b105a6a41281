import { responseOf } from '@lender/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import * as statementRoute from '../app/routes/registration.bank-statement-upload.tsx';
import * as photosRoute from '../app/routes/registration.id-document-upload.tsx';
import * as payrollRoute from '../app/routes/registration.payroll-upload.tsx';
import * as uploadRoute from '../app/routes/uploads.send.ts';
import { visit } from './visit.ts';

afterEach(() => vi.unstubAllGlobals());

const routes = [
  ['/uploads/send', uploadRoute.action],
  ['/registration/payroll-upload', payrollRoute.action],
  ['/registration/bank-statement-upload', statementRoute.action],
  ['/registration/id-document-upload', photosRoute.action],
] as const;
const form = { intent: 'upload', type: 'id_front' };

test.each(routes)('%s reads nothing of a guest’s request', async (path, action) => {
  const args = visit(path, { form });
  const answer = await responseOf(() => action(args));
  expect(answer?.headers.get('location')).toMatch(/^\/ingresar\?/);
  expect(args.request.bodyUsed).toBe(false);
});

test.each(routes)('%s reads nothing of a request whose token the API does not know', async (path, action) => {
  const refusal = { success: false, message: '', error: { code: 'unauthorized', details: {} }, violations: [] };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
  const args = visit(path, { form, account: 'client' });
  const answer = await responseOf(() => action(args));
  expect(answer?.headers.get('location')).toMatch(/^\/ingresar\?/);
  expect(args.request.bodyUsed).toBe(false);
});
