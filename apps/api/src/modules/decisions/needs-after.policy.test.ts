import { expect, test } from 'vitest';
import { needsAfter } from './needs-after.policy.ts';

type Verdict = Parameters<typeof needsAfter>[0];

const nothing = { hasPhotos: true, asks: [], states: new Map() } as const;

test.for<readonly [string, Partial<Verdict> & Pick<Verdict, 'reasons'>, readonly string[]]>([
  ['photos that are missing', { reasons: ['NEED_ID'], hasPhotos: false }, ['idDocuments']],
  ['the identity, when the photos are there', { reasons: ['NEED_ID'] }, ['identityCheck']],
  ['a statement, where no link is asked for', { reasons: ['NEED_BANK'] }, ['bankStatement']],
  ['the link to the bank, where it is', { reasons: ['NEED_BANK'], asks: ['bankLink'] }, ['bankLink']],
  [
    'a statement, once the link was declined',
    { reasons: ['NEED_BANK'], asks: ['bankLink'], states: new Map([['bankLink', 'skipped']]) },
    ['bankStatement'],
  ],
  ['a proof of income', { reasons: ['NEED_INCOME'] }, ['payroll']],
  ['nothing, when a provider owes the answer', { reasons: ['WAIT_PROVIDER'] }, []],
])('the client is asked for %s', ([, verdict, needs]) => {
  expect(needsAfter({ ...nothing, ...verdict })).toEqual(needs);
});
