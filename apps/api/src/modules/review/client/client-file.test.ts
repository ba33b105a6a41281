import { addCaseNote, addClientNote, changeClientStatus, getCaseTimeline, getClientFile } from '@lender/contract';
import { CLIENT_STATUS, LOAN_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { expectDone, openApplication, registerWithDetails } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const supervisor = await staffMember(server, 'supervisor');
const file = (id: string) => server.call(getClientFile, { params: { id } }, supervisor);

describe('a client, for staff', () => {
  answers(getClientFile, async () => file(clientIdOf(await registerWithDetails(server))));
  refuses(getClientFile, 'not_found', () => file(crypto.randomUUID()));

  test('a client is shown with their loans, their consents, and no identifier in full', async () => {
    const borrower = await lend(server);
    const id = clientIdOf(borrower);
    const data = await expectDone(file(id));
    expect(data.loans).toMatchObject([{ id: borrower.loanId, status: LOAN_STATUS.active, daysLate: 0 }]);
    expect(data.applications).toHaveLength(1);
    expect(data.consents.filter(({ kind }) => kind === 'terms')).toMatchObject([{ granted: true }]);
    expect(data.limit.available).toBeLessThan(data.limit.most);
    expect(data.profile.phoneMasked).toContain('•');
  });

  test('a client is linked to every client who ever had the same phone, and to no other', async () => {
    const [one, other, stranger] = [
      clientIdOf(await registerWithDetails(server)),
      clientIdOf(await registerWithDetails(server)),
      clientIdOf(await registerWithDetails(server)),
    ];
    const held = await db
      .selectFrom('identifier_holder')
      .selectAll()
      .where('client_id', '=', one)
      .where('kind', '=', 'phone')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('identifier_holder')
      .values({ ...held, client_id: other })
      .execute();
    const { linked } = await expectDone(file(one));
    expect(linked).toMatchObject([{ id: other, by: ['phone'], status: CLIENT_STATUS.active }]);
    expect((await expectDone(file(stranger))).linked).toEqual([]);
  });

  const note = (id: string, text = 'Pide que le llamen por la tarde', by = supervisor) =>
    server.call(addClientNote, { params: { id }, body: { note: text } }, by);
  answers(addClientNote, async () => note(clientIdOf(await registerWithDetails(server))));
  refuses(addClientNote, 'not_found', () => note(crypto.randomUUID()));

  test('a client has the notes of all staff, including those of their cases, and each is also on the case', async () => {
    const applicant = await openApplication(server);
    const [id, params] = [clientIdOf(applicant), { id: applicant.applicationId }];
    const support = await staffMember(server, 'support');
    await expectDone(note(id));
    await expectDone(server.call(addCaseNote, { params, body: { note: 'Su voz no coincide' } }, support));
    expect((await expectDone(file(id))).notes).toMatchObject([
      { byName: support.name, note: 'Su voz no coincide' },
      { byName: supervisor.name, note: 'Pide que le llamen por la tarde' },
    ]);
    const timeline = await expectDone(server.call(getCaseTimeline, { params }, supervisor));
    expect(timeline.filter(({ event }) => event.name === 'case.noted')).toHaveLength(2);
    const other = await registerWithDetails(server);
    expect((await expectDone(file(clientIdOf(other)))).notes).toEqual([]);
  });

  test('a client is shown with the status changes that staff may make, alone or by two, and the requests that wait for a second person', async () => {
    const id = clientIdOf(await registerWithDetails(server));
    expect((await expectDone(file(id))).permitted).toEqual([
      { to: CLIENT_STATUS.blocked, isForTwo: false },
      { to: CLIENT_STATUS.blacklisted, isForTwo: true },
    ]);
    const body = { status: 'blacklisted', note: 'Reporte de fraude' } as const;
    await expectDone(server.call(changeClientStatus, { params: { id }, body }, supervisor));
    expect((await expectDone(file(id))).requests).toMatchObject([{ kind: 'client.status' }]);
  });

  test('every view of a client by staff is in the audit', async () => {
    const id = clientIdOf(await registerWithDetails(server));
    await expectDone(file(id));
    const seen = await db
      .selectFrom('audit_entry')
      .select('kind')
      .where('call', '=', getClientFile.name)
      .where('subject_id', '=', id)
      .execute();
    expect(seen).toEqual([{ kind: 'read' }]);
  });
});
