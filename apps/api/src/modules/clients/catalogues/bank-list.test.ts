import { addDays } from '@lender/calculator';
import { getBanks, listBanks, publishBankList, type Send, validateIban } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING, register } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { clabeOf } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db, clock } = server.services;
const staff = await staffMember(server, 'product_admin');
const client = await register(server);

const lists = () => expectDone(server.call(listBanks, NOTHING, staff));
const newest = async () => (await lists()).lists[0]?.version ?? 0;
const enabled = async () => (await lists()).banks.filter(({ isEnabled }) => isEnabled).map(({ code }) => code);
type Change = Partial<Send<typeof publishBankList>['body']>;
const publish = async (change: Change = {}) =>
  server.call(
    publishBankList,
    { body: { basedOn: await newest(), codes: await enabled(), note: 'SPEI caído', ...change } },
    staff,
  );
const without = async (code: string) => (await enabled()).filter((each) => each !== code);

describe('the banks that payouts go to', () => {
  answers(listBanks, () => server.call(listBanks, NOTHING, staff));
  answers(publishBankList, async () => publish({ codes: await without('036') }));
  refuses(publishBankList, 'draft_changed', async () => publish({ basedOn: 999, codes: await without('012') }));
  refuses(publishBankList, 'draft_not_ready', () => publish());
  refuses(publishBankList, 'setting_invalid', async () => publish({ codes: [...(await enabled()), '998', '997'] }));

  test('the banks for payouts are those of the newest list, on forms and for every CLABE', async () => {
    const iban = clabeOf('00012345678');
    const check = async () => (await server.call(validateIban, { body: { iban } }, client)).code;
    const codes = await without('012');
    const { lists: after } = await expectDone(publish({ codes }));
    expect(after[0]).toMatchObject({ state: 'live', madeByName: staff.name, reason: 'SPEI caído', removed: ['012'] });
    const offered = await expectDone(server.call(getBanks, NOTHING));
    expect(offered.map(({ value }) => value)).toEqual(codes);
    expect(await check()).toBe('clabe_invalid');
    await expectDone(publish({ codes: [...codes, '012'] }));
    expect(await check()).toBeUndefined();
  });

  test('the banks for payouts change on a later day, and all together or not at all', async () => {
    const { today } = await clock.business(db);
    const before = await enabled();
    const codes = await without('014');
    const days = await publish({ codes, from: today });
    expect(days.body).toHaveProperty('error.details.because', 'day_unfit');
    const { lists: after } = await expectDone(publish({ codes, from: addDays(today, 3) }));
    expect(after[0]).toMatchObject({ state: 'scheduled', removed: ['014'], added: [] });
    expect(await enabled()).toEqual(before);
    const refused = await publish({ codes: [...codes, '998'] });
    expect(refused.body).toHaveProperty('error.details.problems', ['998: unknown_bank']);
    expect((await lists()).lists).toEqual(after);
  });

  test('the banks for payouts leave out one whose licence was revoked, even where an older list has it', async () => {
    const cibanco = '143';
    const refused = await publish({ codes: [...(await enabled()), cibanco] });
    expect(refused.body).toHaveProperty('error.details.problems', [`${cibanco}: closed_bank`]);
    await db
      .updateTable('bank_list')
      .set((eb) => ({ codes: eb.fn<string[]>('array_append', ['codes', eb.val(cibanco)]) }))
      .execute();
    const offered = await expectDone(server.call(getBanks, NOTHING));
    expect(offered.map(({ value }) => value)).not.toContain(cibanco);
    expect((await lists()).banks.find(({ code }) => code === cibanco)).toEqual({
      ...{ code: cibanco, name: 'CIBanco', isEnabled: false, isClosed: true },
    });
  });

  test('of two people who change the banks for payouts at once, one succeeds', async () => {
    const [one, other] = [await without('021'), await without('030')];
    const basedOn = await newest();
    const both = await Promise.all([publish({ codes: one, basedOn }), publish({ codes: other, basedOn })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['draft_changed', undefined].toSorted());
  });
});
