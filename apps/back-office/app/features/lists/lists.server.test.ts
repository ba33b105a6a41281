import { listBanks, publishBankList, type Reply } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { closedWeekdays } from './closed-weekdays.ts';
import { keepList, readLists } from './lists.server.ts';

const LISTS: Reply<typeof listBanks> = {
  banks: [
    { code: '002', name: 'Banamex', isEnabled: true, isClosed: false },
    { code: '012', name: 'BBVA México', isEnabled: false, isClosed: false },
  ],
  lists: [
    {
      version: 2,
      state: 'live',
      liveFrom: '2026-11-21T06:00:00.000Z',
      madeByName: 'Pilar Productos',
      reason: 'SPEI caído',
      added: [],
      removed: ['012'],
    },
  ],
};
const form = (typed: Record<string, string>) => formOf({ basedOn: '2', note: 'Ya volvió', ...typed });

test('bank lists show their banks by name', async () => {
  const view = await readLists(fakeCall(grants(listBanks, LISTS)).call);
  expect(view.history[0]).toMatchObject({ version: 2, removed: 'BBVA México', by: 'Pilar Productos' });
});

test('weekdays that are no working days are listed by the calendar in force', () => {
  const days = closedWeekdays(2026, 'cnbv-2026 -2026-12-24 +2026-11-16');
  expect(days).toContain('24.12.2026');
  expect(days).not.toContain('16.11.2026');
  expect(days).toContain('25.12.2026');
  // A Saturday.
  expect(days).not.toContain('12.12.2026');
});

test('a pasted list is sent whole, based on the list that was shown', async () => {
  const { call, made } = fakeCall(grants(listBanks, LISTS), grants(publishBankList, LISTS));
  await keepList(call, form({ intent: 'import', csv: '002,Banamex\n012,BBVA', from: '2026-12-01' }));
  expect(made.at(-1)).toMatchObject({
    send: { body: { basedOn: 2, codes: ['002', '012'], note: 'Ya volvió', from: '2026-12-01' } },
  });
});

test('a file with a wrong line is not sent, and the form names the line', async () => {
  const { call, made } = fakeCall(grants(listBanks, LISTS));
  const csv = '002\n12a';
  expect(await keepList(call, form({ intent: 'import', csv }))).toMatchObject({
    data: { said: ['Línea 2: «12a» no empieza con la clave de un banco.'], csv, note: 'Ya volvió' },
  });
  expect(made.map(({ endpoint }) => endpoint)).toEqual(['listBanks']);
});

test.each([
  ['draft_changed', {}, 'Alguien más cambió la lista. Recarga para ver cómo quedó.'],
  ['draft_not_ready', { because: 'unchanged' }, 'La lista ya es así.'],
] as const)('a list that is refused with %s shows why', async (code, facts, said) => {
  const { call } = fakeCall(refuses(publishBankList, code, { facts }));
  expect(await keepList(call, form({ intent: 'keep', code: '002' }))).toMatchObject({ data: { said: [said] } });
});
