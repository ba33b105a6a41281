import { addDays } from '@lender/calculator';
import {
  approveRequest,
  checkLegalText,
  createEvidenceBundle,
  directDebitConsent,
  downloadExport,
  getDocumentText,
  getLegalText,
  type LegalKind,
  listAcceptances,
  listExports,
  listLegalTexts,
  publishLegalText,
  type Send,
  sendSmsCodeTs,
  signAgreement,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../test/loans/money.ts';
import {
  applyToSigning,
  borrow,
  type Client,
  expectDone,
  NOTHING,
  register,
  sign,
  untilStep,
} from '../../../test/people/journey.ts';
import { codeOnPhone } from '../../../test/people/simulated-phone.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { firstText, sha256Of } from '../legal-texts/index.ts';

const server = await testServer();
const { db, clock } = server.services;
const maker = await staffMember(server, 'product_admin');
const checker = await staffMember(server, 'supervisor');
const another = await staffMember(server, 'supervisor');

const read = (kind: LegalKind, query: Send<typeof getLegalText>['query'] = {}) =>
  server.call(getLegalText, { params: { kind }, query }, maker);
type Wanted = Partial<Send<typeof publishLegalText>['body']>;
async function publish(kind: LegalKind, wanted: Wanted, by = maker) {
  const { versions, registration } = await expectDone(read(kind));
  const basedOn = versions[0]?.version ?? 0;
  const body = { basedOn, text: firstText(kind).text, registration, note: 'Lo pide el registro', ...wanted };
  return server.call(publishLegalText, { params: { kind }, body }, by);
}
const approve = (id: string, by = checker) => server.call(approveRequest, { params: { id }, body: {} }, by);
async function published(kind: LegalKind, wanted: Wanted): Promise<void> {
  const { approvalId } = await expectDone(publish(kind, wanted));
  await expectDone(approve(approvalId));
}
const withWords = (kind: LegalKind, words: string) => `${firstText(kind).text}\n${words}`;
const acceptancesOf = (kind: LegalKind, query: Send<typeof listAcceptances>['query'] = {}) =>
  expectDone(server.call(listAcceptances, { params: { kind }, query }, maker));
const loanIdOf = async (as: Client) => (await moneyOf(server).loanOf(as)).id;
const bundle = (id: string, by = checker) =>
  server.call(createEvidenceBundle, { params: { id }, body: { note: 'Lo pide el abogado' } }, by);

describe('the legal texts', () => {
  answers(listLegalTexts, () => server.call(listLegalTexts, NOTHING, maker));
  answers(getLegalText, () => read('privacy'));
  refuses(getLegalText, 'not_found', () => read('privacy', { version: 99 }));
  answers(checkLegalText, () =>
    server.call(checkLegalText, { params: { kind: 'privacy' }, body: { text: 'Hola', registration: null } }, maker),
  );
  answers(publishLegalText, () => publish('tracking', { text: 'Permito que {company} mire.' }));
  refuses(publishLegalText, 'approval_pending', () => publish('tracking', { text: '{company} mira.' }, another));
  refuses(publishLegalText, 'draft_changed', () => publish('privacy', { basedOn: 7 }));
  refuses(publishLegalText, 'draft_not_ready', () => publish('privacy', {}));
  refuses(publishLegalText, 'setting_invalid', () => publish('privacy', { text: withWords('privacy', '{x}') }));
  answers(listAcceptances, () => server.call(listAcceptances, { params: { kind: 'privacy' }, query: {} }, maker));
  refuses(createEvidenceBundle, 'not_found', () => bundle(crypto.randomUUID()));

  test('the legal texts begin as the program has them, each with the hash of its readable text', async () => {
    const texts = await expectDone(server.call(listLegalTexts, NOTHING, maker));
    expect(texts.every(({ version }) => version === 1)).toBe(true);
    const { shown } = await expectDone(read('loan_agreement'));
    expect(shown.sha256).toBe(sha256Of(shown.text));
    expect(shown.registration).toBe(firstText('loan_agreement').registration);
  });

  test('a legal text cannot be published by its requester', async () => {
    const { approvalId } = await expectDone(publish('biometrics', { text: '{company} compara.' }, checker));
    expect((await approve(approvalId, checker)).code).toBe('approval_own');
    await expectDone(approve(approvalId, another));
    expect(await expectDone(read('biometrics'))).toMatchObject({ version: 2, shown: { text: '{company} compara.' } });
  });

  test('a legal text can begin on a later day, and another one published meanwhile replaces it', async () => {
    const { today } = await clock.business(db);
    const text = withWords('terms', 'Uno más.');
    expect((await publish('terms', { text, from: today })).body).toHaveProperty('error.details.because', 'day_unfit');
    await published('terms', { text, from: addDays(today, 3) });
    expect(await expectDone(read('terms'))).toMatchObject({ version: 1, next: { version: 2 } });
    await published('terms', { text: withWords('terms', 'Otro más.') });
    const { version, next, versions } = await expectDone(read('terms', { version: 3, against: 1 }));
    expect({ version, next, states: versions.map(({ state }) => state) }).toEqual({
      ...{ version: 3, next: null },
      states: ['live', 'retired', 'retired'],
    });
    const { changes } = await expectDone(read('terms', { version: 3, against: 1 }));
    expect(changes?.filter(({ change }) => change !== 'same')).toEqual([{ change: 'added', line: 'Otro más.' }]);
  });

  test('of two simultaneous requests to change a legal text one is accepted', async () => {
    const asked = await Promise.all([
      publish('location', { text: '{company} guarda.' }),
      publish('location', { text: '{company} anota.' }, another),
    ]);
    expect(asked.map(({ code }) => code ?? 'asked').toSorted()).toEqual(['approval_pending', 'asked']);
  });

  test('a published legal text cannot be changed, by no way into the database', async () => {
    await expect(db.updateTable('legal_text').set({ body: 'Otro' }).execute()).rejects.toThrow();
    await expect(db.deleteFrom('legal_text').execute()).rejects.toThrow();
  });
});

describe('a contract whose wording changes', () => {
  test('a borrower with a code for the earlier wording has to read the contract again, and signed contracts keep theirs', async () => {
    const earlier = await borrow(server);
    const waiting = await applyToSigning(server);
    await expectDone(server.call(sendSmsCodeTs, NOTHING, waiting));
    const otp = await codeOnPhone(server, waiting.who.phone);
    await published('loan_agreement', { text: withWords('loan_agreement', 'Cláusula nueva.') });
    await published('loan_cover', { registration: '1234-567-890123/45-67890-1234' });

    const late = { params: { id: waiting.applicationId }, body: { otp } };
    expect((await server.call(signAgreement, late, waiting)).code).toBe('offer_changed');
    const paper = (type: 'loan_agreement' | 'loan_cover', as: { token: string }) =>
      expectDone(server.call(getDocumentText, { params: { type }, query: {} }, as)).then(JSON.stringify);
    expect(await paper('loan_agreement', waiting)).toContain('Cláusula nueva.');
    server.passSeconds(61);
    await expectDone(sign(server, waiting));
    await untilStep(server, waiting.token, 'loan_page');

    expect(await paper('loan_agreement', waiting)).toContain('Cláusula nueva.');
    expect(await paper('loan_cover', waiting)).toContain('1234-567-890123/45-67890-1234');
    expect(await paper('loan_agreement', earlier)).not.toContain('Cláusula nueva.');
    expect(await paper('loan_cover', earlier)).toContain(firstText('loan_cover').registration);

    await published('loan_agreement', { text: withWords('loan_agreement', 'Otra más.') });
    expect(await paper('loan_agreement', waiting)).not.toContain('Otra más.');
    const prints = await db
      .selectFrom('agreement')
      .select(['fingerprint', 'agreement_version', 'cover_version', 'evidence'])
      .where('client_id', '=', clientIdOf(waiting))
      .where('signed_at', 'is not', null)
      .execute();
    expect(prints).toMatchObject([
      { agreement_version: 2, cover_version: 2, evidence: { wording: { agreement: { version: 2 } } } },
    ]);
  });
});

describe('the evidence of an acceptance', () => {
  test('evidence is kept of everything that is accepted at registration and signature', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Telefono)' };
    const client = await register(server);
    const signed = await applyToSigning(server);
    await expectDone(server.call(sendSmsCodeTs, NOTHING, signed));
    const otp = await codeOnPhone(server, signed.who.phone);
    const body = { params: { id: signed.applicationId }, body: { otp } };
    await expectDone(server.call(signAgreement, body, { ...signed, headers }));

    const [contract] = (await acceptancesOf('loan_agreement')).rows;
    const { version } = await expectDone(read('loan_agreement'));
    expect(contract).toMatchObject({
      ...{ clientId: clientIdOf(signed), version, method: 'sms_code', hasOrigin: true },
      ...{ phoneLastFour: signed.who.phone.slice(-4), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await acceptancesOf('loan_cover')).rows[0]?.clientId).toBe(clientIdOf(signed));
    const ofClient = (await acceptancesOf('privacy', { perPage: 100 })).rows.filter(
      ({ clientId }) => clientId === clientIdOf(client),
    );
    expect(ofClient).toMatchObject([{ method: 'click', version: 1, loanId: null, hasOrigin: true }]);
    const { device } = await db
      .selectFrom('acceptance')
      .select('device')
      .where('id', '=', contract?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(device).toBe('Mozilla/5.0 (Telefono)');
  });

  test('the evidence of an acceptance cannot be changed in the database by any way; only its origin can be deleted', async () => {
    const rows = db.updateTable('acceptance');
    await expect(rows.set({ version: 9 }).execute()).rejects.toThrow('does not change');
    await expect(db.deleteFrom('acceptance').execute()).rejects.toThrow('does not change');
    const [{ id } = { id: '' }] = (await acceptancesOf('terms')).rows;
    await rows.set({ device: null, address_sealed: null }).where('id', '=', id).execute();
    expect((await acceptancesOf('terms')).rows[0]).toMatchObject({ id, hasOrigin: false });
  });

  test('acceptances are counted and paged by version, each once', async () => {
    const { accepted } = await expectDone(read('privacy'));
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof acceptancesOf>> = await acceptancesOf('privacy', {
        ...{ version: 1, perPage: 2 },
        ...(before && { before }),
      });
      seen.push(...page.rows.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(accepted);
  });

  test('evidence is kept of the acceptance of a mandate', async () => {
    const borrower = await borrow(server);
    await expectDone(server.call(directDebitConsent, { body: { accept: true, maximum: centavos(100_000) } }, borrower));
    expect((await acceptancesOf('direct_debit')).rows[0]).toMatchObject({ clientId: clientIdOf(borrower), version: 1 });
  });
});

describe('the evidence of a loan', () => {
  test('the evidence of a loan is put together once two people agree, and every file matches its sum', async () => {
    const borrower = await borrow(server);
    const loanId = await loanIdOf(borrower);
    const { id, approvalId } = await expectDone(bundle(loanId));
    expect((await bundle(loanId)).code).toBe('approval_pending');
    await expectDone(approve(approvalId, another));
    await vi.waitFor(async () => {
      const files = await expectDone(server.call(listExports, NOTHING, checker));
      expect(files.find((file) => file.id === id)).toMatchObject({ state: 'ready', source: 'evidence' });
    }, soon);
    const done = await server.call(downloadExport, { params: { id } }, checker);
    expect(done.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await expectDone(Promise.resolve(done))));
    const log = JSON.parse(strFromU8(files['aceptaciones.json'] ?? new Uint8Array()));
    const [paper] = Object.entries(files).filter(([name]) => name.startsWith('firmados/'));
    const contract = log.aceptaciones.find(({ documento }: { documento: string }) => documento === 'loan_agreement');
    expect(contract.huellaDelDocumento).toBe(sha256Of(paper?.[1] ?? ''));
    expect(contract.huellaDelTexto).toBe(sha256Of(files[`textos/loan_agreement-v${contract.version}.txt`] ?? ''));
    expect(strFromU8(files['aceptaciones.txt'] ?? new Uint8Array())).toContain(log.nombre);
    expect(strFromU8(files['bitacora.csv'] ?? new Uint8Array())).toContain('createEvidenceBundle');
  });

  answers(createEvidenceBundle, async () => {
    const loanId = await loanIdOf(await borrow(server));
    return bundle(loanId, await staffMember(server, 'auditor'));
  });
  refuses(createEvidenceBundle, 'approval_pending', async () => {
    const auditor = await staffMember(server, 'auditor');
    const loanId = await loanIdOf(await borrow(server));
    await expectDone(bundle(loanId, auditor));
    return bundle(loanId, auditor);
  });
});
