import { createHash } from 'node:crypto';
import { getCaseDocument, uploadBankStatement, uploadDocument } from '@lender/contract';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { ACTING_PDFS, BOMBS, CROWDED_PDF } from '../../../test/pdf/hostile-pdf.ts';
import { PDF } from '../../../test/pdf/pdf.ts';
import { pdfActions } from '../../../test/pdf/pdf-actions.ts';
import { pdfPictures } from '../../../test/pdf/pdf-pictures.ts';
import { pdfText } from '../../../test/pdf/pdf-text.ts';
import { type Applicant, expectDone, openApplication } from '../../../test/people/journey.ts';
import { refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { collectBytes } from './drawing/collect-bytes.ts';

const server = await testServer();
const { db, storage } = server.services;
const staff = { token: await server.operator() };
const UNREADABLE = 'Este archivo no se puede mostrar';

const send = (bytes: Uint8Array<ArrayBuffer>, as: { token: string }) =>
  server.call(uploadDocument, { body: { type: 'payroll', file: new Blob([bytes]) } }, as);
const seen = ({ applicationId: id }: Applicant, documentId: string) =>
  server.call(getCaseDocument, { params: { id, documentId } }, staff);
const locked = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const document = new PDFDocument({ userPassword: 'secret' });
  const bytes = collectBytes(document);
  document.text('Estado de cuenta').end();
  return Uint8Array.from(await bytes);
};

/** Stores a document as taken before today's rules. */
async function taken(bytes: Uint8Array, by: Applicant): Promise<string> {
  const id = server.services.newId();
  await db
    .insertInto('document')
    .values({
      client_id: clientIdOf(by),
      id,
      application_id: by.applicationId,
      type: 'bank_statement',
      mime: 'application/pdf',
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storage_key: await storage.put(bytes),
      uploaded_at: server.services.clock.wall(),
    })
    .execute();
  return id;
}

describe('a PDF with active content', () => {
  test.each(Object.entries(ACTING_PDFS))('a PDF with %s is opened by staff as pictures', async (_, bytes) => {
    expect(await pdfActions(bytes)).not.toEqual([]);
    const one = await openApplication(server);
    const { id } = await expectDone(send(bytes, one));
    const { data, headers } = await seen(one, id);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect([await pdfActions(data), pdfPictures(data).length]).toEqual([[], 1]);
  });

  test('a PDF with active content is stored unchanged, as evidence of what was sent', async () => {
    const one = await openApplication(server);
    const bytes = ACTING_PDFS['an attached file'] ?? PDF;
    await expectDone(send(bytes, one));
    const { storage_key } = await db
      .selectFrom('document')
      .select('storage_key')
      .where('client_id', '=', clientIdOf(one))
      .executeTakeFirstOrThrow();
    expect((await storage.get(storage_key)).equals(Buffer.from(bytes))).toBe(true);
  });

  test('a PDF that was accepted earlier is inert for staff as well', async () => {
    const one = await openApplication(server);
    for (const bytes of Object.values(ACTING_PDFS)) {
      const { data } = await seen(one, await taken(bytes, one));
      expect([await pdfActions(data), pdfPictures(data).length]).toEqual([[], 1]);
    }
  });
});

describe('a PDF that cannot be displayed', () => {
  test('a locked PDF is refused', async () => {
    const one = await openApplication(server);
    expect(await send(await locked(), one)).toMatchObject({ status: 422, code: 'upload_wrong_format' });
  });

  test('a PDF of ten thousand pages is refused', async () => {
    const one = await openApplication(server);
    const refused = await send(CROWDED_PDF, one);
    expect(refused).toMatchObject({ status: 413, code: 'too_large' });
    expect(refused.body).toMatchObject({ error: { details: { maximumPages: 60 } } });
    const page = await server.call(uploadBankStatement, { body: { file: new Blob([CROWDED_PDF]) } }, one);
    expect(page).toMatchObject({ status: 413, code: 'too_large' });
  });

  test('a PDF that unpacks to 700 MB is shown to staff as a page that says so', async () => {
    const one = await openApplication(server);
    const { id } = await expectDone(send(BOMBS['a page that unpacks to 700 MB'] ?? PDF, one));
    expect(await pdfText((await seen(one, id)).data)).toContain(UNREADABLE);
  });

  test('a PDF that cannot be displayed and was accepted earlier is shown to staff as a page that says so', async () => {
    const one = await openApplication(server);
    const { data } = await seen(one, await taken(await locked(), one));
    expect(await pdfText(data)).toContain(UNREADABLE);
  });
});

describe('staff who open many PDFs at once', () => {
  refuses(getCaseDocument, 'rate_limited', async () => {
    const one = await openApplication(server);
    const id = await taken(PDF, one);
    const answers = await Promise.all(Array.from({ length: 24 }, () => seen(one, id)));
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    return refused ?? answers[0] ?? seen(one, id);
  });
});
