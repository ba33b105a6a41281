import { plainDate } from '@lender/calculator';
import {
  cancelExport,
  createExport,
  createPersonalExport,
  listExports,
  type Reply,
  refusalEnvelope,
  refusalMessage,
} from '@lender/contract';
import { ROLE_PERMISSIONS, type StaffRole } from '@lender/lending';
import { createLendingClient } from '@lender/sdk';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { exportChoices } from './export-choices.ts';
import { parseExportSelection } from './export-selection.ts';
import { askFrom, cancelFrom, downloadFile, readExports } from './exports.server.ts';

const permissionsOf = (role: StaffRole) => ROLE_PERMISSIONS[role];
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
        source: 'Solicitudes (CSV)',
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
  expect(files[3]?.source).toBe('Solicitudes, datos completos (CSV)');
});

test('an export is labelled with its format, and an archive is not', async () => {
  const { files } = await read(
    { ...file, format: 'xlsx' },
    { ...file, format: 'pdf' },
    { ...file, source: 'regulator', isPersonal: true },
  );
  expect(files.map(({ source }) => source)).toEqual([
    'Solicitudes (Excel)',
    'Solicitudes (PDF)',
    'Paquete regulatorio, datos completos',
  ]);
});

test('a role may choose only the sources that it may read', () => {
  expect(exportChoices(permissionsOf('payments'), false)).toEqual(expect.arrayContaining(['ledger', 'payouts']));
  for (const source of ['complaints', 'contacts', 'promises'] as const) {
    expect(exportChoices(permissionsOf('payments'), false)).not.toContain(source);
    expect(exportChoices(permissionsOf('supervisor'), false)).toContain(source);
  }
});

test('a download keeps the name and the type that the api gives it', async () => {
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="a.csv"' };
  const api = async () => new Response('a,b', { headers });
  const download = await downloadFile(createLendingClient({ baseUrl: 'http://api.test', fetch: api }), id);
  expect(download?.headers).toEqual(headers);
  expect(Buffer.from(download?.bytes ?? []).toString()).toBe('a,b');
});

test('a file that is gone cannot be downloaded', async () => {
  const body = refusalEnvelope('not_found', refusalMessage('not_found'));
  const api = async () => Response.json(body, { status: 404 });
  const call = createLendingClient({ baseUrl: 'http://api.test', fetch: api });
  expect(await downloadFile(call, id)).toBeUndefined();
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
