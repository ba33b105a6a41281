import { expect, test } from 'vitest';
import { learnSteps, type Recording } from './script.ts';

const applicationOf = { ana: '01998877-6655-7443-8221-100000000000', eva: '01998877-6655-7443-8221-200000000000' };

function recordingOf(who: 'ana' | 'eva', at: string): Recording {
  const [id, moment] = [applicationOf[who], new Date(at)];
  const insert = 'insert into application values ($1, $2, $3, $4, $5, $6)';
  return {
    identity: { account: who, session: `session of ${at}`, key: `key of ${at}` },
    statements: [
      { text: 'begin', values: [] },
      { text: insert, values: [who, id, moment, 200_000, `createApplication:key of ${at}`, null] },
      { text: 'insert into event_log values ($1, $2, $3)', values: [who, id, Buffer.from(who)] },
    ],
  };
}

test('the script separates values of the call, values of the caller, and values that are made for each request', () => {
  const steps = learnSteps(recordingOf('ana', '2026-11-21T18:00:00Z'), recordingOf('eva', '2026-11-21T18:00:01Z'));
  const account = { kind: 'identity', pieces: ['', { of: 'account' }, ''] };
  const id = { kind: 'fresh', like: { kind: 'uuid' }, group: 0 };
  expect(steps.map(({ values }) => values)).toEqual([
    [],
    [
      account,
      id,
      { kind: 'fresh', like: { kind: 'moment' }, group: 1 },
      { kind: 'constant', value: 200_000 },
      { kind: 'identity', pieces: ['createApplication:', { of: 'key' }, ''] },
      { kind: 'constant', value: null },
    ],
    [account, id, { kind: 'fresh', like: { kind: 'bytes', length: 3 }, group: 2 }],
  ]);
});

test('the script learns nothing from two requests that did not do the same', () => {
  const ana = recordingOf('ana', '2026-11-21T18:00:00Z');
  const eva = recordingOf('eva', '2026-11-21T18:00:00Z');
  expect(() => learnSteps(ana, { ...eva, statements: eva.statements.slice(1) })).toThrow('did not do the same');
});
