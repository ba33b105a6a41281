import { plainDate } from '@lender/calculator';
import {
  approveRequest,
  BOOK_EXPORTS,
  cancelExport,
  createExport,
  createPersonalExport,
  downloadExport,
  type ExportState,
  listAudit,
  listExports,
  MASKED_EXPORTS,
  REPORT_EXPORTS,
  type Send,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test, vi } from 'vitest';
import { pdfText } from '../../../test/pdf/pdf-text.ts';
import { expectDone, NOTHING } from '../../../test/people/journey.ts';
import { plantCase } from '../../../test/people/planted-case.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { JOB_HANDLERS } from '../../run-jobs.ts';
import { headings } from './words/headings.copy.es.ts';

const server = await testServer();
const { services } = server;
const ana = await staffMember(server, 'auditor');
const luis = await staffMember(server, 'supervisor');
type Staff = typeof ana;

const october = { from: plainDate('2025-10-01'), to: plainDate('2025-10-31') };
const noPeriod = { from: plainDate('2025-10-31'), to: plainDate('2025-10-01') };
const note = 'Lo pide la auditoría anual';

const ask = (body: Partial<Send<typeof createExport>['body']> = {}, by = ana) =>
  server.call(createExport, { body: { source: 'cases', ...october, ...body } }, by);
const askPersonal = (by: Staff, body: Partial<Send<typeof createPersonalExport>['body']> = {}) =>
  server.call(createPersonalExport, { body: { source: 'cases', ...october, note, ...body } }, by);
const approve = (id: string, by = luis) =>
  server.call(approveRequest, { params: { id }, body: { note: 'De acuerdo' } }, by);
const download = (id: string, by = ana) => server.call(downloadExport, { params: { id } }, by);
const cancel = (id: string, by = ana) => server.call(cancelExport, { params: { id } }, by);
const files = async (by = ana) => expectDone(server.call(listExports, NOTHING, by));
const stateOf = async (id: string) => (await files()).find((file) => file.id === id)?.state;
const reach = (id: string, state: ExportState) => vi.waitFor(async () => expect(await stateOf(id)).toBe(state), soon);

async function made(by = ana, body = {}) {
  const { id } = await expectDone(ask(body, by));
  await reach(id, 'ready');
  return id;
}
const textOf = async (id: string, by = ana) => Buffer.from(await expectDone(download(id, by))).toString('utf8');

answers(createExport, () => ask());
answers(listExports, () => server.call(listExports, NOTHING, ana));
answers(downloadExport, async () => download(await made()));
answers(cancelExport, async () => cancel(await made()));
answers(createPersonalExport, async () => askPersonal(await staffMember(server, 'auditor')));
refuses(createExport, 'invalid_input', () => ask(noPeriod));
refuses(createExport, 'forbidden', async () => ask({ source: 'complaints' }, await staffMember(server, 'payments')));
refuses(createPersonalExport, 'invalid_input', () => askPersonal(ana, noPeriod));
refuses(createPersonalExport, 'approval_pending', async () => {
  const eager = await staffMember(server, 'auditor');
  await askPersonal(eager);
  return askPersonal(eager);
});
refuses(downloadExport, 'not_found', async () => download(await made(luis)));
refuses(cancelExport, 'not_found', async () => cancel(await made(luis)));

const planted = await plantCase(server, {
  status: APPLICATION_STATUS.rejected,
  desiredCentavos: 312_345,
  createdAt: new Date('2025-10-05T18:00:00Z'),
});

describe('a file', () => {
  test('a file for programs has its header first, the requester in each row, and hides identifiers', async () => {
    const [header, ...rows] = (await textOf(await made())).split('\r\n');
    expect(header).toBe(
      'application,status,statusWords,startedOn,name,phone,email,curp,clabe,asked,partner,exportedBy,exportedAt',
    );
    expect(rows).toHaveLength(2);
    const masked = /^Q\d{9},6,Rechazada,2025-10-05,Ana Robles,•{6}\d{4},.•+@.*,[A-Z]{4}•{12}..,•{14}\d{4},3123\.45,,/;
    expect(rows[0]).toMatch(masked);
    expect(rows[0]).toMatch(new RegExp(`,${ana.name},\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$`));
  });

  test('a workbook has typed cells under headings, words beside codes, and its requester on a second sheet', async () => {
    const bytes = await expectDone(download(await made(ana, { format: 'xlsx' })));
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const [table, notes] = sheets;
    expect(table?.name).toBe('Solicitudes');
    expect(table?.rows[0]).toEqual(Object.values(headings.cases));
    expect(table?.rows[1]?.slice(1, 5)).toEqual([6, 'Rechazada', new Date('2025-10-05T00:00:00Z'), 'Ana Robles']);
    expect(table?.rows[1]?.slice(8, 10)).toEqual([expect.stringMatching(/^•{14}\d{4}$/), 3123.45]);
    expect(table?.cells?.get('1,9')?.style?.numFmt).toBe('#,##0.00');
    const about = Object.fromEntries((notes?.rows ?? []).map(([label, text]) => [label, text]));
    expect(about).toMatchObject({
      'Exportado por': ana.name,
      Días: 'del 01.10.2025 al 31.10.2025',
      Renglones: '1',
      'Datos de personas': 'con identificadores ocultos',
    });
  });

  test('the name of a file says what it holds, of which days, and when it was requested', async () => {
    const name = async (id: string) => (await download(id)).headers.get('content-disposition');
    const asked = String.raw`pedido-\d{4}-\d\d-\d\d`;
    expect(await name(await made())).toMatch(
      new RegExp(`^attachment; filename="solicitudes_2025-10-01_a_2025-10-31_${asked}\\.csv"$`),
    );
    const workbook = await made(ana, { format: 'xlsx', source: 'cash' });
    expect(await name(workbook)).toMatch(new RegExp(`filename="efectivo_2025-10-01_a_2025-10-31_${asked}\\.xlsx"$`));
  });

  test.each([...REPORT_EXPORTS, ...BOOK_EXPORTS, ...MASKED_EXPORTS])(
    'a file is made of the source %s',
    async (source) => {
      const id = await made(ana, { source });
      const file = (await files()).find((one) => one.id === id);
      expect(file).toMatchObject({ source, isPersonal: false, isOwn: true, askedByName: ana.name, ...october });
      expect(file?.sizeBytes).toBe(Buffer.byteLength(await textOf(id)));
    },
  );

  test('a file in PDF form has the same mark on every page and the same masks', async () => {
    const id = await made(ana, { format: 'pdf' });
    expect((await files()).find((file) => file.id === id)).toMatchObject({ format: 'pdf' });
    const bytes = await expectDone(download(id));
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    const text = await pdfText(bytes);
    expect(text).toContain(`Exportado por ${ana.name} el `);
    expect(text).toContain('con identificadores ocultos');
    expect(text).toContain('Solicitudes');
    expect(text).toContain('Ana Robles');
    expect(text).toContain('Página 1 de 1');
    expect(text).toMatch(/•{6}\d{4}/);
  });

  test('each download of a file is in the audit', async () => {
    const id = await made();
    await textOf(id);
    await textOf(id);
    const { entries } = await expectDone(server.call(listAudit, { query: { subjectId: id } }, ana));
    expect(entries.map(({ kind, call }) => [kind, call])).toEqual([
      ['read', 'downloadExport'],
      ['read', 'downloadExport'],
    ]);
  });

  test('a cancelled file is not available to anyone, whatever its job still does', async () => {
    const id = await made();
    await expectDone(cancel(id));
    await JOB_HANDLERS['make-export'](services)({ exportId: id });
    expect(await stateOf(id)).toBe('cancelled');
    expect((await download(id)).code).toBe('not_found');
  });

  test('a file is kept for a week', async () => {
    const id = await made();
    const eightDaysAgo = new Date(services.clock.wall().getTime() - 8 * 86_400_000);
    await services.db.updateTable('export_file').set({ asked_at: eightDaysAgo }).where('id', '=', id).execute();
    expect((await download(id)).code).toBe('not_found');
    await JOB_HANDLERS['purge-expired'](services)({});
    expect(await stateOf(id)).toBe('expired');
    expect(await services.db.selectFrom('export_file').select('storage_key').where('id', '=', id).execute()).toEqual([
      { storage_key: null },
    ]);
  });
});

describe('a file with personal data', () => {
  test('a file with personal data is made once a second person agrees, and only its requester gets it', async () => {
    const { id, approvalId } = await expectDone(askPersonal(ana));
    expect(await stateOf(id)).toBe('asked');
    expect((await download(id)).code).toBe('not_found');
    await expectDone(approve(approvalId));
    await reach(id, 'ready');
    const text = await textOf(id);
    expect((await download(id)).headers.get('content-disposition')).toContain('solicitudes_datos-completos_');
    const phones = await services.db
      .selectFrom('client')
      .select('phone_last_four')
      .where('client_id', '=', planted.clientId)
      .executeTakeFirstOrThrow();
    expect(text).toMatch(new RegExp(`\\d{6}${phones.phone_last_four}`));
    expect(text).not.toContain('•');
    expect((await download(id, luis)).code).toBe('not_found');
  });

  test('a file of the audit needs the same agreement', async () => {
    const asker = await staffMember(server, 'auditor');
    const { today } = await services.clock.business(services.db);
    const { id, approvalId } = await expectDone(askPersonal(asker, { source: 'audit', from: today, to: today }));
    await expectDone(approve(approvalId));
    await reach(id, 'ready');
    expect(await textOf(id, asker)).toContain('createPersonalExport');
  });

  test('a file with personal data that its requester cancelled is not made by a late agreement', async () => {
    const asker = await staffMember(server, 'auditor');
    const { id, approvalId } = await expectDone(askPersonal(asker));
    await expectDone(cancel(id, asker));
    expect((await approve(approvalId)).code).toBe('approval_stale');
    expect(await stateOf(id)).toBe('cancelled');
  });
});
