import { changeClientContact, sendContactCode } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail } from '../../../test/case-detail.ts';
import { askForContact, sendCodeTo } from './contact.server.ts';

const { id } = caseDetail.client;
const SENT = { digits: 3, expiresAt: '2026-11-25T15:10:00.000Z', resendAt: '2026-11-25T15:01:00.000Z' };
const TYPED = {
  address: '55 1234-5678',
  code: ' 123 ',
  reason: 'lost',
  proof: 'answers',
  note: ' Llamó\n su hermana ',
};

test('a code is sent to a phone that was typed in groups, and the page then asks for the code', async () => {
  const { call, made } = fakeCall(grants(sendContactCode, SENT));
  expect(await sendCodeTo(call, id, formOf({ address: TYPED.address }))).toMatchObject({
    status: 200,
    data: { contact: { isSent: true, problem: { values: { address: TYPED.address }, fields: {} } } },
  });
  expect(made[0]).toMatchObject({ send: { params: { id }, body: { address: '5512345678' } } });
});

test('a text that is no address is not sent, and a refusal is shown', async () => {
  const silent = fakeCall();
  expect(await sendCodeTo(silent.call, id, formOf({ address: '123' }))).toMatchObject({
    status: 422,
    data: { contact: { isSent: false, problem: { fields: { address: expect.any(String) } } } },
  });
  expect(silent.made).toEqual([]);
  const { call } = fakeCall(refuses(sendContactCode, 'contact_changed_recently'));
  expect(await sendCodeTo(call, id, formOf({ address: 'ana@example.com' }))).toMatchObject({
    status: 409,
    data: { contact: { isSent: false, problem: { form: 'contact_changed_recently' } } },
  });
});

test('another person is asked with the code, the reason and the proof, and the page leads to the client', async () => {
  const { call, made } = fakeCall(grants(changeClientContact, { approvalId: id }));
  expect(await askForContact(call, id, formOf(TYPED))).toEqual(leadTo(`/clientes/${id}`));
  const body = { address: '5512345678', code: '123', reason: 'lost', proof: 'answers', note: 'Llamó su hermana' };
  expect(made[0]).toMatchObject({ send: { params: { id }, body } });
});

test('a wrong code is asked for again, and is not sent back to the page', async () => {
  const { call } = fakeCall(refuses(changeClientContact, 'code_wrong', { field: 'code' }));
  const answer = await askForContact(call, id, formOf(TYPED));
  expect(answer).toMatchObject({
    status: 422,
    data: { contact: { isSent: true, problem: { fields: { code: 'code_wrong' }, values: { note: TYPED.note } } } },
  });
  expect(answer).not.toHaveProperty('data.contact.problem.values.code');
});

test('a form without a reason is not sent', async () => {
  const { call, made } = fakeCall();
  expect(await askForContact(call, id, formOf({ ...TYPED, reason: '' }))).toMatchObject({ status: 422 });
  expect(made).toEqual([]);
});
