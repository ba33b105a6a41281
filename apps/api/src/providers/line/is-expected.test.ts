import { expect, test } from 'vitest';
import { isExpected } from './is-expected.ts';
import { NotNow } from './not-now.ts';
import { ProviderAway } from './provider-away.ts';
import { ProviderTrouble } from './trouble.ts';

test('provider trouble is no error of ours', () => {
  for (const error of [new NotNow('busy'), new ProviderAway('cep'), new ProviderTrouble('timeout', 'slow')])
    expect(isExpected(error)).toBe(true);
  for (const error of [new Error('no pay date'), new TypeError('x is undefined'), 'thrown', undefined])
    expect(isExpected(error)).toBe(false);
});
