import { expect, test } from 'vitest';
import { errorReport } from './report-error.ts';

test('an alarm names the page by its pattern, never by its address', () => {
  const error = new Error('the database is away');
  const request = new Request('https://site.test/ana@correo.example/GOMC900101HDFRRL09?q=1', { method: 'POST' });
  const context = { requestId: 'request-1', route: '/:email/:curp' };
  const report = errorReport(error, { request, context });
  expect(report).toEqual({
    tag: 'critical',
    requestId: 'request-1',
    method: 'POST',
    route: '/:email/:curp',
    err: error,
  });
});
