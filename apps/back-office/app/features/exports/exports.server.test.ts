import { plainDate } from '@lender/calculator';
import { cancelExport, createExport, createPersonalExport, listExports, type Reply } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { parseExportSelection } from './export-selection.ts';
import { askFrom, cancelFrom, readExports } from './exports.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const file: Reply<typeof listExports>[number] = {
  id,
  source: 'cases',
  from: plainDate('2026-10-01'),
  to: plainDate('2026-10-31'),
  isPersonal: false,
  format: 'csv',
  state: 'ready',
  askedByName: 'Ana Robles',
  isOwn: true,
  askedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  rows: 31,
  sizeBytes: 4_321,
};
const read = (...files: (typeof file)[]) => readExports(fakeCall(grants(listExports, files)).call);

test('an exported file shows its source, who asked for it, its size and until when it is kept', async () => {
  expect(await read(file)).toEqual({
    isWaiting: false,
    files: [
      {
        id,
        askedAt: '21.11.2026 04:00',
        source: 'Solicitudes',
        days: '01.10.2026 – 31.10.2026',
        askedBy: 'Ana Robles',
        state: { label: 'Listo', tone: 'ok' },
        size: '31 renglones, 4.3 kB',
        expiresAt: '28.11.2026 04:00',
        fileHref: `/exportaciones/${id}/archivo`,
        mayCancel: true,
      },
    ],
  });
});

test('a file can be downloaded or cancelled only by the person who asked for it, and not once it has expired', async () => {
  const { files } = await read(
    { ...file, isOwn: false },
    { ...file, state: 'expired' },
    { ...file, state: 'queued', rows: null },
    { ...file, state: 'asked', isPersonal: true },
  );
  expect(files.map(({ fileHref, mayCancel }) => [fileHref, mayCancel])).toEqual([
    [undefined, false],
    [undefined, false],
    [undefined, true],
    [undefined, true],
  ]);
  expect(files[3]?.source).toBe('Solicitudes, datos completos');
});

test('an export as PDF is labelled as PDF', async () => {
  const { files } = await read({ ...file, format: 'pdf' });
  expect(files[0]?.source).toBe('Solicitudes (PDF)');
});

test('the list of exports counts as waiting while a file is being made', async () => {
  expect((await read({ ...file, state: 'queued' })).isWaiting).toBe(true);
});

const days = { from: '2026-10-01', to: '2026-10-31' };

test('an export is requested directly, and one with personal data is requested from a second person', async () => {
  const masked = fakeCall(grants(createExport, { id }));
  expect(await askFrom(masked.call, false, formOf({ source: 'cash', ...days }))).toEqual(
    leadTo('/exportaciones?hecho=pedido'),
  );
  expect(masked.made[0]?.send).toMatchObject({ body: { source: 'cash', ...days } });
  const personal = fakeCall(grants(createPersonalExport, { id, approvalId: id }));
  const form = formOf({ source: 'audit', ...days, note: 'La pide\nla autoridad' });
  expect(await askFrom(personal.call, true, form)).toEqual(leadTo('/exportaciones?hecho=espera'));
  expect(personal.made[0]?.send).toMatchObject({ body: { source: 'audit', note: 'La pide la autoridad' } });
});

test('a file that is gone cannot be cancelled', async () => {
  const gone = await cancelFrom(fakeCall(refuses(cancelExport, 'not_found')).call, id);
  expect(gone).toMatchObject({ data: { said: 'Ese archivo ya no existe.' } });
});

test('the export form takes over the selection in its address and ignores values that make no sense', () => {
  const selectionOf = (search: string) => parseExportSelection(new URLSearchParams(search));
  expect(selectionOf('fuente=cash&desde=2026-10-01&hasta=2026-10-31')).toEqual({
    source: 'cash',
    ...days,
    isPersonal: false,
  });
  expect(selectionOf('fuente=x&desde=ayer&completos=')).toEqual({ isPersonal: true });
});
