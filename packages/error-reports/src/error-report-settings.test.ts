import { expect, test } from 'vitest';
import { errorReportSettings, errorReportVariables } from './error-report-settings.ts';

const read = (variables: object) => errorReportSettings(errorReportVariables.parse(variables));
const SENTRY_DSN = 'https://abc@sentry.example/7';

test('nothing is reported without an address', () => {
  expect(read({ SENTRY_ENVIRONMENT: 'demo' })).toBeUndefined();
});

test('a report names its environment: production, unless another one is set', () => {
  expect(read({ SENTRY_DSN })).toEqual({ dsn: SENTRY_DSN, environment: 'production', release: undefined });
  expect(read({ SENTRY_DSN, SENTRY_ENVIRONMENT: 'demo', RELEASE: 'quincena@1.2.3' })).toEqual({
    dsn: SENTRY_DSN,
    environment: 'demo',
    release: 'quincena@1.2.3',
  });
});

test.each([{ SENTRY_DSN: 'nowhere' }, { SENTRY_DSN, SENTRY_ENVIRONMENT: 'two words' }, { RELEASE: '' }])(
  'a program does not start with %j',
  (variables) => {
    expect(() => read(variables)).toThrow();
  },
);
