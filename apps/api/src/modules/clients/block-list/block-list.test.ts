import { type BlockKind, blockIdentifier, listBlockedIdentifiers, unblockIdentifier } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { apply, expectDone, untilStep } from '../../../../test/people/journey.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db } = server.services;
const staff = { token: await server.operator() };

const block = (kind: BlockKind, value: string) =>
  server.call(blockIdentifier, { body: { kind, value, reason: 'Documento robado' } }, staff);
const unblock = (id: string) => server.call(unblockIdentifier, { params: { id } }, staff);
const list = () => server.call(listBlockedIdentifiers, { query: { kind: 'curp' } }, staff);

const decisionOf = (applicationId: string) =>
  db.selectFrom('decision').selectAll().where('application_id', '=', applicationId).executeTakeFirstOrThrow();

describe('the block list', () => {
  answers(blockIdentifier, () => block('phone', '55 1234 5678'));
  answers(listBlockedIdentifiers, list);
  answers(unblockIdentifier, async () => unblock((await expectDone(block('device', 'iovation-1'))).id));
  refuses(blockIdentifier, 'invalid_identificator', () => block('clabe', '032180000118359718'));
  refuses(unblockIdentifier, 'not_found', () => unblock(crypto.randomUUID()));

  test.for(['curp', 'phone', 'email', 'clabe'] as const)(
    'a client with a %s on the block list is rejected',
    async (kind) => {
      const who = testPerson();
      await expectDone(block(kind, who[kind]));
      const applicant = await apply(server, {}, who);
      await untilStep(server, applicant.token, 'reject_page');
      expect(await decisionOf(applicant.applicationId)).toMatchObject({
        outcome: APPLICATION_STATUS.rejected,
        reasons: ['LIST'],
      });
    },
  );

  test('a client is no longer rejected once the entry was taken off the block list', async () => {
    const who = testPerson();
    const { id } = await expectDone(block('curp', who.curp));
    await expectDone(unblock(id));
    const applicant = await apply(server, {}, who);
    await untilStep(server, applicant.token, 'otp_agreement');
  });

  test('the block list holds each identifier once, and shows only its end', async () => {
    const who = testPerson();
    const [one, other] = await Promise.all([block('curp', who.curp), block('curp', who.curp)]);
    expect(one.data.id).toBe(other.data.id);
    const { data } = await list();
    const rows = data.filter(({ id }) => id === one.data.id);
    expect(rows).toMatchObject([{ kind: 'curp', ending: who.curp.slice(-4), reason: 'Documento robado' }]);
    expect(JSON.stringify(data)).not.toContain(who.curp);
  });
});
