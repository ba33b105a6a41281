import { plainDate } from '@lender/calculator';
import { listWorkingDays, publishWorkingDays, type Reply } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { askForDays, readDays } from './days.server.ts';

const today = plainDate('2026-11-23');
const [past, eve] = [
  { date: plainDate('2026-11-20'), kind: 'closed', name: 'Inventario' },
  { date: plainDate('2026-12-24'), kind: 'closed', name: 'Nochebuena' },
] as const;
const first = { version: 1, state: 'retired', liveFrom: '2020-01-01T06:00:00.000Z', days: [] } as const;
const DAYS: Reply<typeof listWorkingDays> = {
  published: 'cnbv-2026',
  calendar: 'cnbv-2026 -2026-11-20 -2026-12-24',
  askedId: null,
  lists: [
    {
      version: 2,
      state: 'live',
      liveFrom: '2026-11-01T06:00:00.000Z',
      madeByName: 'Pilar Productos',
      approvedByName: 'Sara Supervisora',
      reason: 'Cierre',
      days: [past, eve],
    },
    { ...first, days: [], madeByName: null, approvedByName: null, reason: null },
  ],
};
const form = (typed: Record<string, string>) => formOf({ list: 'days', basedOn: '2', note: 'Puente', ...typed });

test('own working days show who asked for them and who approved them, and past ones appear only in their history', async () => {
  const view = await readDays(fakeCall(grants(listWorkingDays, DAYS)).call, today);
  expect(view).toMatchObject({ newest: 2, isAsked: false, own: [{ value: '2026-12-24' }] });
  expect(view.history[0]).toMatchObject({
    by: 'Pilar Productos',
    approvedBy: 'Sara Supervisora',
    added: '20.11.2026 · Cierra · Inventario; 24.12.2026 · Cierra · Nochebuena',
    removed: '',
  });
});

test('working days that are kept are sent together with the added one', async () => {
  const { call, made } = fakeCall(grants(listWorkingDays, DAYS), grants(publishWorkingDays, { approvalId: eve.date }));
  const added = { date: '2026-12-31', kind: 'closed', name: ' Fin  de año ' };
  await askForDays(call, form({ intent: 'keep', day: '2026-12-24', ...added, from: '2026-12-01' }));
  expect(made.at(-1)).toMatchObject({
    send: {
      body: {
        basedOn: 2,
        note: 'Puente',
        from: '2026-12-01',
        days: [eve, { date: '2026-12-31', kind: 'closed', name: 'Fin de año' }],
      },
    },
  });
});

test.each([
  ['a file with a wrong line', { intent: 'import', csv: '2026-12-31,cierra' }, /^Línea 1: /],
  ['a day without a name', { intent: 'keep', date: '2026-12-31', kind: 'closed' }, /^Del día nuevo/],
] as const)('%s is not sent, and the form says so', async (_, typed, said) => {
  const { call, made } = fakeCall(grants(listWorkingDays, DAYS), grants(publishWorkingDays, { approvalId: eve.date }));
  expect(await askForDays(call, form(typed))).toMatchObject({
    data: { list: 'days', said: [expect.stringMatching(said)], note: 'Puente' },
  });
  expect(made.map(({ endpoint }) => endpoint)).not.toContain('publishWorkingDays');
});

test.each([
  [
    'setting_invalid',
    { problems: ['2026-12-24: closed_already'] },
    'El 24.12.2026 ya es inhábil en la lista publicada.',
  ],
  ['approval_pending', {}, 'Ya se pidió un cambio y espera a otra persona.'],
  ['draft_not_ready', { because: 'day_unfit' }, 'Elige un día después de hoy, a un año como máximo.'],
] as const)('working days that are refused with %s show why', async (code, facts, said) => {
  const { call } = fakeCall(refuses(publishWorkingDays, code, { facts }));
  const csv = '24.12.2026,cierra,Nochebuena';
  expect(await askForDays(call, form({ intent: 'import', csv }))).toMatchObject({ data: { said: [said], csv } });
});
