import {
  approveRequest,
  getMessageTemplate,
  listMessageLog,
  listMessages,
  listMessageTemplates,
  type MessageChannel,
  type MessageTemplate,
  publishMessageDraft,
  resendMessage,
  saveMessageDraft,
  sendMessageTest,
} from '@lender/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { notify, receipt, reminderOf } from '../../../test/loans/messages-of.ts';
import { borrow, type Client, expectDone, NOTHING } from '../../../test/people/journey.ts';
import { mailsTo } from '../../../test/people/simulated-mailbox.ts';
import { textsOnPhone } from '../../../test/people/simulated-phone.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { wallFrom } from '../../../test/server/time-of-day.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { db, jobs } = server.services;
const maker = await staffMember(server, 'product_admin');
const [checker, another] = [await staffMember(server, 'supervisor'), await staffMember(server, 'supervisor')];
let borrower: Client;
beforeAll(async () => {
  borrower = await borrow(server);
  await jobs.drained();
});

interface Ref {
  readonly template: MessageTemplate;
  readonly channel: MessageChannel;
}
const at = (template: MessageTemplate, channel: MessageChannel = 'sms'): Ref => ({ template, channel });
const read = (params: Ref) => expectDone(server.call(getMessageTemplate, { params, query: {} }, maker));
const save = (params: Ref, text: string, changes: { revision?: number; subject?: string } = {}) => {
  const body = { subject: null, text, revision: 0, ...changes };
  return server.call(saveMessageDraft, { params, body }, maker);
};
const publish = (params: Ref, revision: number, by = maker) =>
  server.call(publishMessageDraft, { params, body: { revision, note: 'Más claro' } }, by);
const approve = (id: string, by = checker) => server.call(approveRequest, { params: { id }, body: {} }, by);
const trial = (params: Ref, by = maker) => server.call(sendMessageTest, { params, query: {} }, by);
const texts = (part: string) =>
  textsOnPhone(server, borrower.who.phone).then((all) => all.filter((text) => text.includes(part)));
const messageOf = async (key: string, message: Parameters<typeof notify>[2]['message']) => {
  await notify(server, borrower, { key, message });
  await jobs.drained();
};
/** Saves a draft of a template that no other test writes. */
const drafted = async (params: Ref, text: string) => {
  const { draft } = await expectDone(save(params, text));
  return draft?.revision ?? 0;
};

describe('a template', () => {
  answers(listMessageTemplates, () => server.call(listMessageTemplates, NOTHING, maker));
  answers(getMessageTemplate, () => server.call(getMessageTemplate, { params: at('refund_sent'), query: {} }, maker));
  answers(saveMessageDraft, () => save(at('cash_ended'), '{lender}: nadie recogió tu dinero.'));
  refuses(saveMessageDraft, 'draft_changed', () => save(at('cash_ended'), '{lender}: nadie lo recogió.'));
  refuses(saveMessageDraft, 'invalid_input', () => save(at('cash_ended', 'email'), '{lender}: sin asunto.'));
  answers(publishMessageDraft, async () =>
    publish(at('cash_ready'), await drafted(at('cash_ready'), '{lender}: {amount} {store} {collectBy} {order}')),
  );
  refuses(publishMessageDraft, 'approval_pending', () => publish(at('cash_ready'), 1, another));
  refuses(publishMessageDraft, 'not_found', () => publish(at('debit_failed'), 1));
  refuses(publishMessageDraft, 'draft_changed', () => publish(at('cash_ended'), 7));
  refuses(publishMessageDraft, 'draft_not_ready', async () =>
    publish(at('payout_sent'), await drafted(at('payout_sent'), '{lender}: enviamos $500 {amount')),
  );
  answers(sendMessageTest, () => trial(at('cash_ended')));
  refuses(sendMessageTest, 'not_found', () => trial(at('debit_failed')));
  refuses(sendMessageTest, 'draft_not_ready', async () => {
    await drafted(at('payout_arrived'), 'Sin remitente');
    return trial(at('payout_arrived'));
  });
  refuses(sendMessageTest, 'request_count_by_day_exceed', async () => {
    const busy = await staffMember(server, 'product_admin');
    for (let sent = 0; sent < 20; sent++) await expectDone(trial(at('cash_ended'), busy));
    return trial(at('cash_ended'), busy);
  });

  test('a template is shown with the figures of a loan, without a name', async () => {
    const loan = await db.selectFrom('loan').select('hashed_id').executeTakeFirstOrThrow();
    await expectDone(save(at('loan_paid'), '{lender}: {firstName}, recibimos {amount}. {paidOn} {overpaid}'));
    const { draft, exampleLoan, livePreview } = await read(at('loan_paid'));
    expect(exampleLoan).toBe(loan.hashed_id);
    expect(draft?.preview?.text).toMatch(/^Quincena: \p{Lu}•••, recibimos \$\d+\.\d\d\. \d\d\.\d\d\.\d{4}$/u);
    expect(draft).toMatchObject({ faults: [], needsApproval: true, preview: { sms: { alphabet: 'ucs2', parts: 1 } } });
    expect(livePreview.text).toMatch(/^Quincena: recibimos tu pago/);
  });

  test('a template with faults is kept, and they are named', async () => {
    const draft = (await expectDone(save(at('offer_ended'), 'Ya no podemos darte {monto}.'))).draft;
    expect(draft?.faults).toEqual([
      { code: 'unknown_placeholder', about: 'monto' },
      { code: 'missing_placeholder', about: 'lender' },
    ]);
    expect(draft?.preview).toBeNull();
  });

  test('a template about money changes once a second person approves, and earlier messages stay', async () => {
    await messageOf('before', await receipt(server, 701));
    const revision = await drafted(
      at('payment_received'),
      '{lender}: ¡listo! {amount} del {paidOn}. {overpaid} {owed}',
    );
    const { approvalId } = await expectDone(publish(at('payment_received'), revision));
    expect(approvalId).not.toBeNull();
    await messageOf('meanwhile', await receipt(server, 702));
    expect((await approve(approvalId ?? '', maker)).status).not.toBe(200);
    await expectDone(approve(approvalId ?? ''));
    await messageOf('after', await receipt(server, 703));
    expect(await texts('$702.00')).toEqual([expect.stringMatching(/^Quincena: recibimos tu pago/)]);
    expect(await texts('$703.00')).toEqual([expect.stringMatching(/^Quincena: ¡listo! \$703\.00 del/)]);
    const { version, versions, draft } = await read(at('payment_received'));
    expect([version, draft]).toEqual([2, null]);
    expect(versions).toMatchObject([{ version: 2, madeByName: maker.name, approvedByName: checker.name }]);
    const sent = await db
      .selectFrom('message')
      .select(['key', 'template_version'])
      .where('key', 'in', ['before', 'after'])
      .where('channel', '=', 'sms')
      .orderBy('key', 'desc')
      .execute();
    expect(sent.map(({ template_version }) => template_version)).toEqual([1, 2]);
  });

  test('a template without money is published by one person', async () => {
    const revision = await drafted(at('loan_settled'), '{lender}: tu préstamo terminó el {paidOn}. ¡Gracias!');
    expect(await expectDone(publish(at('loan_settled'), revision))).toEqual({ approvalId: null });
    expect(await read(at('loan_settled'))).toMatchObject({
      version: 2,
      live: { text: expect.stringContaining('terminó') },
    });
  });

  test('a template that was changed after the request is not published by its approval', async () => {
    const revision = await drafted(at('refund_sent'), '{lender}: te regresamos {amount}.');
    const { approvalId } = await expectDone(publish(at('refund_sent'), revision));
    await expectDone(save(at('refund_sent'), '{lender}: van {amount}. Perdón.', { revision }));
    expect((await approve(approvalId ?? '')).body).toHaveProperty('error.code', 'approval_stale');
    expect((await read(at('refund_sent'))).version).toBe(1);
  });

  test('a template is saved and published once when two people do so at once', async () => {
    const ref = at('signing_again');
    const saved = await Promise.all(['uno', 'dos'].map((text) => save(ref, `{lender}: ${text}.`)));
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await expectDone(save(ref, '{lender}: firma otra vez.', { revision: 1 }));
    const both = await Promise.all([publish(ref, 2), publish(ref, 2, another)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a template writes a name as it is, whatever it contains', async () => {
    const text = '{lender}: {firstName}, tu pago de {amount} vence en {daysLeft}, el {dueDay}.';
    const { approvalId } = await expectDone(publish(at('reminder_before'), await drafted(at('reminder_before'), text)));
    await expectDone(approve(approvalId ?? ''));
    await db
      .updateTable('client_details')
      .set({ first_name: '{amount}<b>' })
      .where('client_id', '=', clientIdOf(borrower))
      .execute();
    await messageOf('named', await reminderOf(server, 777));
    expect(await texts('$777.00')).toEqual([
      expect.stringMatching(/^Quincena: \{amount\}<b>, tu pago de \$777\.00 vence en 3 días, el/),
    ]);
  });

  test('a template is tried by a message to its author only', async () => {
    const { to } = await expectDone(trial(at('cash_ended')));
    await jobs.drained();
    expect(await mailsTo(server, to)).toContainEqual(
      expect.objectContaining({
        subject: 'Prueba de un mensaje de texto (1 parte)',
        body: 'Quincena: nadie recogió tu dinero.',
      }),
    );
    expect(await texts('nadie recogió')).toEqual([]);
  });
});

/** Makes a message that the provider does not take. */
async function givenUp(key: string): Promise<{ readonly clientId: string; readonly id: string }> {
  await messageOf(key, await receipt(server, 800));
  const { id } = await db
    .updateTable('message')
    .set({ state: 'dead', cause: 'provider_failed' })
    .where('key', '=', key)
    .where('channel', '=', 'sms')
    .returning('id')
    .executeTakeFirstOrThrow();
  return { clientId: clientIdOf(borrower), id };
}
const resend = (params: { clientId: string; id: string }) => server.call(resendMessage, { params }, checker);

describe('the log of sent messages', () => {
  answers(listMessageLog, () => server.call(listMessageLog, { query: {} }, maker));
  answers(resendMessage, async () => resend(await givenUp('dead 1')));
  refuses(resendMessage, 'not_found', () => resend({ clientId: clientIdOf(borrower), id: crypto.randomUUID() }));
  refuses(resendMessage, 'message_not_resendable', async () => {
    const message = await givenUp('dead 2');
    await expectDone(resend(message));
    await jobs.drained();
    return resend(message);
  });

  test('a failed message is tried again once when two people ask at once', async () => {
    const message = await givenUp('dead 3');
    const both = await Promise.all([resend(message), resend(message)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await jobs.drained();
    const { state, resends } = await db
      .selectFrom('message')
      .select(['state', 'resends'])
      .where('id', '=', message.id)
      .executeTakeFirstOrThrow();
    expect([state, resends]).toEqual(['sent', 1]);
  });

  test('sent messages are listed page by page with masked addresses, without their words', async () => {
    const page = (before?: string) =>
      expectDone(server.call(listMessageLog, { query: { perPage: 2, ...(before && { before }) } }, maker));
    const first = await page();
    const second = await page(first.next ?? undefined);
    const all = await expectDone(server.call(listMessageLog, { query: { perPage: 100 } }, maker));
    expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 4));
    expect(JSON.stringify(all)).not.toContain(borrower.who.phone);
    expect(all.rows[0]).toMatchObject({
      template: 'payment_received',
      version: 2,
      address: expect.stringContaining('••'),
    });
    const sent = await expectDone(
      server.call(listMessages, { params: { id: clientIdOf(borrower) }, query: {} }, await supportOf()),
    );
    expect(sent.length).toBeGreaterThan(3);
  });
});

const supportOf = () => staffMember(server, 'support');
