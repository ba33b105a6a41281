import { addDays, plainDate } from '@lender/calculator';
import {
  answerComplaint,
  correctComplaint,
  countComplaints,
  extendComplaint,
  getComplaint,
  listAudit,
  listComplaints,
  openComplaint,
  type Send,
} from '@lender/contract';
import { complaintDeadline } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { expectDone, registerWithDetails } from '../../../test/people/journey.ts';
import { textsOnPhone } from '../../../test/people/simulated-phone.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { workOf } from '../../../test/people/work-of.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, clock, jobs } = server.services;
const support = await staffMember(server, 'support');
const supervisor = await staffMember(server, 'supervisor');
const client = await registerWithDetails(server);
const nowhere = crypto.randomUUID();

const take = (changes: Partial<Send<typeof openComplaint>['body']> = {}) =>
  server.call(
    openComplaint,
    { body: { kind: 'claim', channel: 'phone', personName: 'Ana Robles', text: 'Me cobraron dos veces', ...changes } },
    support,
  );
const taken = async (changes: Partial<Send<typeof openComplaint>['body']> = {}) => expectDone(take(changes));
const answer = (id: string, text = 'Tienes razón: te devolvemos el segundo cobro.') =>
  server.call(answerComplaint, { params: { id }, body: { outcome: 'in_favour', text } }, support);
const correct = (id: string, text = 'Nos equivocamos: el cobro era correcto.') =>
  server.call(correctComplaint, { params: { id }, body: { outcome: 'against', text } }, supervisor);
const extend = (id: string, reason = 'Esperamos al banco') =>
  server.call(extendComplaint, { params: { id }, body: { reason } }, support);
const list = async (query: Send<typeof listComplaints>['query'] = {}) =>
  expectDone(server.call(listComplaints, { query }, support));
/** Dates a complaint so many days before today. */
const age = async (id: string, days: number) => {
  const { today } = await clock.business(db);
  await db
    .updateTable('complaint')
    .set({ opened_on: addDays(today, -days), due_on: addDays(today, 45 - days) })
    .where('id', '=', id)
    .execute();
};

describe('a complaint', () => {
  answers(openComplaint, () => take());
  refuses(openComplaint, 'not_found', () => take({ clientId: nowhere }));
  refuses(openComplaint, 'not_found', () => take({ loanId: nowhere }));
  answers(getComplaint, async () => server.call(getComplaint, { params: { id: (await taken()).id } }, support));
  refuses(getComplaint, 'not_found', () => server.call(getComplaint, { params: { id: nowhere } }, support));
  answers(answerComplaint, async () => answer((await taken()).id));
  refuses(answerComplaint, 'not_found', () => answer(nowhere));
  refuses(answerComplaint, 'complaint_answered', async () => {
    const { id } = await taken();
    await expectDone(answer(id));
    return answer(id);
  });
  answers(correctComplaint, async () => {
    const { id } = await taken();
    await expectDone(answer(id));
    return correct(id);
  });
  refuses(correctComplaint, 'not_found', () => correct(nowhere));
  refuses(correctComplaint, 'complaint_open', async () => correct((await taken()).id));
  refuses(correctComplaint, 'text_unfit', async () => {
    const { id } = await taken();
    await expectDone(answer(id));
    return correct(id, 'Encontramos que … Por eso …');
  });
  answers(extendComplaint, async () => extend((await taken({ kind: 'clarification' })).id));
  refuses(extendComplaint, 'not_found', () => extend(nowhere));
  refuses(extendComplaint, 'complaint_not_extendable', async () => extend((await taken()).id));
  refuses(extendComplaint, 'complaint_not_extendable', async () => {
    const { id } = await taken({ kind: 'clarification' });
    await expectDone(extend(id));
    return extend(id);
  });
  refuses(extendComplaint, 'complaint_answered', async () => {
    const { id } = await taken({ kind: 'clarification' });
    await expectDone(answer(id));
    return extend(id);
  });

  test('a new complaint has a folio and a deadline counted from its receipt, and its client is notified of both', async () => {
    const { today } = await clock.business(db);
    const complaint = await taken({ clientId: clientIdOf(client) });
    expect(complaint).toMatchObject({
      folio: expect.stringMatching(/^UNE-20\d\d-\w+$/),
      dueOn: complaintDeadline('claim', today),
      clientId: clientIdOf(client),
      openedByName: support.name,
      answer: null,
    });
    await expectDone(answer(complaint.id));
    await jobs.drained();
    const texts = await textsOnPhone(server, client.who.phone);
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`recibimos tu caso ${complaint.folio}`),
        expect.stringContaining(`ya respondimos tu caso ${complaint.folio}. Tienes razón`),
      ]),
    );
  });

  test('a complaint that several members of staff answer at the same moment is answered once, and the audit names the author', async () => {
    const { id } = await taken();
    const answered = await Promise.all([answer(id), answer(id), answer(id)]);
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { entries } = await expectDone(
      server.call(listAudit, { query: { subjectId: id, kind: 'write' } }, supervisor),
    );
    expect(entries.map(({ outcome }) => outcome).toSorted()).toEqual([
      'complaint_answered',
      'complaint_answered',
      'done',
    ]);
    expect(entries.every(({ staff }) => staff.id === support.id)).toBe(true);
  });

  test('a corrected answer is sent to the client, and the first answer is kept', async () => {
    const { id, folio } = await taken({ clientId: clientIdOf(client) });
    const first = await expectDone(answer(id));
    expect(first.corrections).toEqual([]);
    const corrected = await expectDone(correct(id));
    expect(corrected).toMatchObject({
      answer: first.answer,
      corrections: [{ outcome: 'against', text: 'Nos equivocamos: el cobro era correcto.', byName: supervisor.name }],
    });
    await expectDone(correct(id, 'Lo vimos otra vez: el cobro era correcto.'));
    const { corrections } = await expectDone(server.call(getComplaint, { params: { id } }, support));
    expect(corrections.map(({ text }) => text)).toEqual([
      'Nos equivocamos: el cobro era correcto.',
      'Lo vimos otra vez: el cobro era correcto.',
    ]);
    await jobs.drained();
    expect(await textsOnPhone(server, client.who.phone)).toContainEqual(
      expect.stringContaining(`corregimos la respuesta a tu caso ${folio}. Nos equivocamos`),
    );
  });

  test('the deadline of a complaint is extended once, with the reason', async () => {
    const { id, dueOn, extendableTo } = await taken({ kind: 'clarification' });
    expect(extendableTo).toBe(addDays(dueOn, 15));
    expect(await expectDone(extend(id))).toMatchObject({
      dueOn: extendableTo,
      extendableTo: null,
      extensionReason: 'Esperamos al banco',
    });
  });
});

describe('the list of complaints', () => {
  answers(listComplaints, () => server.call(listComplaints, { query: {} }, support));
  answers(countComplaints, () => server.call(countComplaints, { query: { month: '2026-11' } }, support));

  test('the list of complaints begins with the earliest deadline, has pages, and counts overdue complaints as late work', async () => {
    const lateness = async () => (await workOf(server, 'complaints', support))?.overdue ?? 0;
    const before = await lateness();
    const { id } = await taken({ kind: 'clarification' });
    await age(id, 50);
    expect((await list({ perPage: 1 })).rows[0]).toMatchObject({ id, daysLeft: -5 });
    expect(await lateness()).toBe(before + 1);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { rows, next } = await list({ perPage: 3, ...(after && { after }) });
      seen.push(...rows.map((row) => row.id));
      after = next ?? undefined;
    } while (after);
    expect(seen).toHaveLength((await list({ perPage: 100 })).rows.length);
    expect(new Set(seen).size).toBe(seen.length);
    await expectDone(answer(id));
    expect(
      (await list({ state: 'answered', kind: 'clarification', perPage: 100 })).rows.map((row) => row.id),
    ).toContain(id);
    expect(await lateness()).toBe(before);
  });

  test('complaints are counted by month, kind, channel and outcome, as authorities ask', async () => {
    const ids = [await taken({ channel: 'authority' }), await taken({ channel: 'authority' })].map(({ id }) => id);
    for (const id of ids)
      await db
        .updateTable('complaint')
        .set({ opened_on: plainDate('2026-01-31') })
        .where('id', '=', id)
        .execute();
    await expectDone(answer(ids[0] ?? ''));
    const of = async (month: string) => expectDone(server.call(countComplaints, { query: { month } }, support));
    expect(await of('2026-01')).toEqual([
      { kind: 'claim', channel: 'authority', outcome: 'in_favour', complaints: 1, late: 0 },
      { kind: 'claim', channel: 'authority', outcome: null, complaints: 1, late: 0 },
    ]);
    expect(await of('2025-12')).toEqual([]);
    await expectDone(correct(ids[0] ?? ''));
    expect(await of('2026-01')).toContainEqual(expect.objectContaining({ outcome: 'against', complaints: 1 }));
    expect(await of('2026-01')).toHaveLength(2);
  });
});

describe('a text for the complainant', () => {
  refuses(answerComplaint, 'text_unfit', async () =>
    answer((await taken()).id, 'Hola, Ana: revisamos tu caso. Encontramos que … Por eso … Si tienes dudas, llámanos.'),
  );
  refuses(extendComplaint, 'text_unfit', async () =>
    extend((await taken({ kind: 'clarification' })).id, 'Lee https://evil.test/aviso'),
  );

  test('a refused text names the refused part and leaves the complaint open', async () => {
    const { id } = await taken({ clientId: clientIdOf(client) });
    const refused = await answer(id, 'Te devolvemos $XX, mira en bit.ly/3abc');
    expect(refused.body).toMatchObject({
      error: { details: { fault: 'link', about: 'bit.ly' } },
      violations: [{ propertyPath: 'children[text].data', status: 'text_unfit' }],
    });
    expect((await expectDone(server.call(getComplaint, { params: { id } }, support))).answer).toBeNull();
    expect((await answer(id)).status).toBe(200);
  });
});
