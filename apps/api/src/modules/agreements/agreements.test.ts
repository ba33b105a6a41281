import { createHash } from 'node:crypto';
import { addDays, formatPlainDate } from '@lender/calculator';
import {
  advanceSandboxClock,
  downloadTemporary,
  getApplicationOffer,
  getDraftAgreementPdf,
  listLoanDocuments,
  sendSmsCodeTs,
  signAgreement,
} from '@lender/contract';
import { formatPesos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../../test/pdf/pdf-text.ts';
import {
  type Applicant,
  applyToSigning,
  borrow,
  expectDone,
  NOTHING,
  openApplication,
  sign,
  untilStep,
} from '../../../test/people/journey.ts';
import { codeOnPhone, wrongCode } from '../../../test/people/simulated-phone.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { awayFromMidnight } from '../../../test/server/midnight.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf, forgetLimits, useUpLimit } from '../../../test/server/stored.ts';

const server = await testServer();
const applicant = await applyToSigning(server);
const notDecided = await openApplication(server);
const borrower = await borrow(server);

const send = (as: Applicant) => server.call(sendSmsCodeTs, NOTHING, as);
const signWith = (as: Applicant, otp: string) =>
  server.call(signAgreement, { params: { id: as.applicationId }, body: { otp } }, as);
const codeFor = async (as: Applicant) => {
  await expectDone(send(as));
  return codeOnPhone(server, as.who.phone);
};

describe('the draft', () => {
  answers(getDraftAgreementPdf, () => server.call(getDraftAgreementPdf, NOTHING, applicant));
  refuses(getDraftAgreementPdf, 'no_offer', () => server.call(getDraftAgreementPdf, NOTHING, notDecided));

  test('the draft states every figure of the offer', async () => {
    const { data: offer } = await server.call(
      getApplicationOffer,
      { params: { id: applicant.applicationId } },
      applicant,
    );
    const { data: pdf, headers } = await server.call(getDraftAgreementPdf, NOTHING, applicant);
    expect(headers.get('content-type')).toBe('application/pdf');
    const text = await pdfText(pdf);
    const charges = [offer.interest, offer.serviceFee].flatMap(({ amount, amount_without_vat, vat }) => [
      amount,
      amount_without_vat,
      vat,
    ]);
    for (const amount of [offer.principal, offer.total, ...charges]) expect(text).toContain(formatPesos(amount));
    for (const date of [offer.startDate, offer.endDate]) expect(text).toContain(formatPlainDate(date));
    for (const percent of [offer.apr, offer.annualRate]) expect(text).toContain(`${percent.toFixed(1)} %`);
    expect(text).toContain(applicant.who.curp);
    expect(text).toContain('Borrador');
  });
});

describe('the code that signs', () => {
  refuses(sendSmsCodeTs, 'no_offer', () => send(notDecided));
  answers(sendSmsCodeTs, async () => send(await applyToSigning(server)));
  refuses(sendSmsCodeTs, 'already_sent_in_last_minutes', async () => {
    const fresh = await applyToSigning(server);
    await expectDone(send(fresh));
    return send(fresh);
  });
  refuses(sendSmsCodeTs, 'request_count_by_day_exceed', async () => {
    awayFromMidnight(server);
    const fresh = await applyToSigning(server);
    for (let count = 0; count < 3; count++) {
      await expectDone(send(fresh));
      server.passSeconds(61);
    }
    return send(fresh);
  });
  refuses(sendSmsCodeTs, 'rate_limited', async () => {
    const fresh = await applyToSigning(server);
    await useUpLimit(server, { limit: 'client-codes', who: [clientIdOf(fresh)] });
    const refused = await send(fresh);
    await forgetLimits(server);
    return refused;
  });
});

describe('signing', () => {
  answers(signAgreement, async () => sign(server, await applyToSigning(server)));
  refuses(signAgreement, 'not_found', () => signWith({ ...applicant, applicationId: borrower.applicationId }, '123'));
  refuses(signAgreement, 'illegal_transition', () => signWith(notDecided, '123'));
  refuses(signAgreement, 'code_expired', async () => signWith(await applyToSigning(server), '123'));
  refuses(signAgreement, 'code_wrong', async () => {
    const fresh = await applyToSigning(server);
    return signWith(fresh, wrongCode(await codeFor(fresh)));
  });
  refuses(signAgreement, 'rate_limited', async () => {
    const fresh = await applyToSigning(server);
    const code = await codeFor(fresh);
    await useUpLimit(server, { limit: 'client-code-guesses', who: [clientIdOf(fresh)] });
    const refused = await signWith(fresh, wrongCode(code));
    await forgetLimits(server);
    return refused;
  });

  test('a signature that arrives eight times at once pays out once', async () => {
    const fresh = await applyToSigning(server);
    const code = await codeFor(fresh);
    const results = await Promise.all(Array.from({ length: 8 }, () => signWith(fresh, code)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
    await untilStep(server, fresh.token, 'loan_page');
    expect([await countOf(server, 'payout', fresh), await countOf(server, 'ledger_entry', fresh)]).toEqual([1, 1]);
  });
});

describe('the signed copy', () => {
  const list = () => server.call(listLoanDocuments, NOTHING, borrower);
  const download = (id: string, as = borrower) => server.call(downloadTemporary, { params: { id } }, as);
  const signedId = async () => (await expectDone(list()))[0]?.id ?? '';

  answers(listLoanDocuments, list);
  answers(downloadTemporary, async () => download(await signedId()));
  refuses(downloadTemporary, 'not_found', () => download(crypto.randomUUID()));

  test('the signed copy has the very bytes whose hash is listed, and says how it was signed', async () => {
    const [document] = await expectDone(list());
    const { data: bytes } = await download(document?.id ?? '');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document?.sha256);
    const text = await pdfText(bytes);
    expect(text).toContain('Firma electrónica');
    expect(text).toContain(borrower.who.phone.slice(-4));
    expect(text).not.toContain('Borrador');
  });

  test('a signed copy is not found by another client', async () => {
    expect(await download(await signedId(), applicant)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('a code of yesterday', () => {
  refuses(signAgreement, 'offer_changed', async () => {
    const fresh = await applyToSigning(server);
    const code = await codeFor(fresh);
    const { today } = await server.services.clock.business(server.services.db);
    const body = { businessDate: addDays(today, 1) };
    await expectDone(server.call(advanceSandboxClock, { body }, { token: await server.operator() }));
    const refused = await signWith(fresh, code);
    // With a code of today it is signed at today's figures.
    server.passSeconds(61);
    expect((await sign(server, fresh)).status).toBe(200);
    return refused;
  });
});
