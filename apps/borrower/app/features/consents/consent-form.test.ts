import { expect, test } from 'vitest';
import { readAnswer } from './consent-form.ts';

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

test('an answer about a consent names the consent, and leads back to where it was given', () => {
  expect(readAnswer(form({ kind: 'tracking', granted: 'yes', from: '/application/apply' }))).toEqual({
    kind: 'tracking',
    granted: true,
    from: '/application/apply',
  });
  expect(readAnswer(form({ kind: 'marketing', granted: 'no' }))).toMatchObject({
    granted: false,
    from: '/profile/consents',
  });
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/no-such-page', '*', ''])(
  'an answer about a consent never leads to %s',
  (from) => {
    expect(readAnswer(form({ kind: 'tracking', granted: 'no', from }))?.from).toBe('/profile/consents');
  },
);

test.each(['kind=terms&granted=no', 'kind=tracking', 'kind=tracking&granted=true', ''])(
  '%j is no answer about a consent',
  (sent) => {
    expect(readAnswer(new URLSearchParams(sent))).toBeUndefined();
  },
);
