import { expect, test } from 'vitest';
import { readDsn } from './read-dsn.ts';

test('the address is read from one line, and no error message repeats it', () => {
  expect(readDsn('https://abc@o1.ingest.sentry.io/4507')).toEqual({
    url: 'https://o1.ingest.sentry.io/api/4507/envelope/',
    key: 'abc',
  });
  expect(readDsn('http://abc@127.0.0.1:4100/sentry/1').url).toBe('http://127.0.0.1:4100/sentry/api/1/envelope/');
  for (const dsn of ['https://secretkey@sentry.io/', 'https://sentry.io/1']) {
    expect(() => readDsn(dsn)).toThrow('SENTRY_DSN');
    expect(() => readDsn(dsn)).not.toThrow('secretkey');
  }
});
