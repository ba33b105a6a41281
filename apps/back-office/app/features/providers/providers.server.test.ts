import { listProviders, type Reply } from '@lender/contract';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { providersCopy as copy } from './providers.copy.es.ts';
import { readProviders } from './providers.server.ts';

type Row = Reply<typeof listProviders>[number];
type Line = NonNullable<Row['line']>;

const line: Line = {
  host: 'api.openpay.mx',
  isSimulated: false,
  state: 'closed',
  lastSuccessAt: '2026-11-21T10:00:00.000Z',
  lastTrouble: { kind: 'timeout', at: '2026-11-21T09:00:00.000Z' },
  counts: { answered: 12, troubled: 1, notAsked: 0 },
};
const row: Row = { provider: 'openpay', line, noticesOfDay: 7 };
const read = (rows: readonly Row[]) => readProviders(fakeCall(grants(listProviders, [...rows])).call);
const stateOf = async (changes: Partial<Line>) =>
  (await read([{ ...row, line: { ...line, ...changes } }])).providers[0]?.state;

test('a provider shows its address, how it answers, and its last failure', async () => {
  expect(await read([row])).toEqual({
    away: [],
    providers: [
      {
        ...{ id: 'openpay', name: 'OpenPay', purpose: 'pagos y dispersión', place: 'api.openpay.mx' },
        ...{ state: copy.states.closed, lastSuccess: '21.11.2026 04:00' },
        ...{ lastTrouble: '21.11.2026 03:00', lastTroubleKind: 'No contestó a tiempo' },
        ...{ answered: '12', troubled: '1', notAsked: '0', notices: '7' },
      },
    ],
  });
});

test.each<[Partial<Line>, keyof typeof copy.states]>([
  [{ lastSuccessAt: null, lastTrouble: null }, 'quiet'],
  [{ lastTrouble: null }, 'closed'],
  [{ lastSuccessAt: null }, 'troubled'],
  [{ lastTrouble: { kind: 'refused', at: '2026-11-21T10:00:01.000Z' } }, 'troubled'],
  [{ state: 'half_open' }, 'half_open'],
])('a provider with %j is shown as %s', async (changes, state) => {
  expect(await stateOf(changes)).toEqual(copy.states[state]);
});

test('providers that are not called for a while are named separately', async () => {
  const open: Row = { ...row, line: { ...line, state: 'open' } };
  const { away } = await read([open, { ...row, provider: 'cep' }, { ...open, provider: 'belvo' }]);
  expect(away).toEqual(['OpenPay', 'Belvo']);
});

test('a simulator and a provider that is not in use are not shown as third parties', async () => {
  const { providers } = await read([
    { ...row, line: { ...line, isSimulated: true } },
    { provider: 'bureau', line: null, noticesOfDay: null },
  ]);
  expect(providers).toMatchObject([
    { place: copy.simulated },
    { place: copy.notInUse, state: null, answered: '', notices: '' },
  ]);
});

test('providers that the role may not read are refused with 403', async () => {
  await expect(readProviders(fakeCall(refuses(listProviders, 'forbidden')).call)).rejects.toMatchObject({
    status: 403,
  });
});
