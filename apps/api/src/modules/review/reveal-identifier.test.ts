import { getClientFile, listAudit, type REVEALED_IDENTIFIERS, revealIdentifier } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { apply, expectDone, register } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const applicant = await apply(server);
const id = clientIdOf(applicant);
const support = await staffMember(server, 'support');

const reveal = (
  identifier: (typeof REVEALED_IDENTIFIERS)[number] = 'phone',
  { reason = 'Llamó y quiere confirmar su celular', of = id, by = support } = {},
) => server.call(revealIdentifier, { params: { id: of }, body: { identifier, reason } }, { token: by.token });

answers(revealIdentifier, () => reveal());
refuses(revealIdentifier, 'not_found', () => reveal('phone', { of: crypto.randomUUID() }));
refuses(revealIdentifier, 'not_found', async () => reveal('clabe', { of: clientIdOf(await register(server)) }));

describe('an identifier', () => {
  test('an identifier is shown as it was entered', async () => {
    const { who } = applicant;
    const seen = await Promise.all(
      (['curp', 'phone', 'email', 'clabe'] as const).map(async (name) => (await expectDone(reveal(name))).value),
    );
    expect(seen).toEqual([who.curp, who.phone, who.email.toLowerCase(), who.clabe]);
    expect((await expectDone(reveal('reference_phone'))).value).toMatch(/^\d{10}$/);
  });

  test('an identifier of a reference contact is not shown to collectors', async () => {
    const by = await staffMember(server, 'collector');
    expect((await reveal('reference_phone', { by })).status).toBe(404);
    const seen = async (token: string) =>
      (await expectDone(server.call(getClientFile, { params: { id } }, { token }))).profile.reference;
    expect(await seen(by.token)).toBeNull();
    expect(await seen(support.token)).toMatchObject({ fullName: 'Luis Pérez' });
  });

  test.each(['', 'x', '       ', 'corta'])('an identifier is not shown for the reason "%s"', async (reason) => {
    const path = revealIdentifier.path.replace('{id}', id) as `/${string}`;
    const reported = await server.send({ method: 'POST', path }, { identifier: 'curp', reason }, support);
    expect(reported.status).toBe(422);
    expect(JSON.stringify(reported.body)).not.toContain(applicant.who.curp);
  });

  test('a shown identifier is counted for its viewer, and is in the audit with the reason and without the value', async () => {
    const by = await staffMember(server, 'collector');
    expect((await expectDone(reveal('phone', { by }))).revealedToday).toBe(1);
    expect((await expectDone(reveal('curp', { by }))).revealedToday).toBe(2);
    const auditor = await staffMember(server, 'auditor');
    const { entries } = await expectDone(
      server.call(listAudit, { query: { staffId: by.id, kind: 'write' } }, { token: auditor.token }),
    );
    expect(entries).toMatchObject([
      { call: 'revealIdentifier', subjectId: id, outcome: 'done' },
      { call: 'revealIdentifier', subjectId: id, outcome: 'done' },
    ]);
    expect(entries[0]?.details).toEqual([
      { name: 'params.id', value: id },
      { name: 'body.identifier', value: 'curp' },
      { name: 'body.reason', value: 'Llamó y quiere confirmar su celular' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(applicant.who.curp);
  });
});
