import { addDays, plainDate } from '@lender/calculator';
import { applyPromoCode, approveRequest, createPromoCode, type Send } from '@lender/contract';
import { expectDone } from '../people/journey.ts';
import { staffMember } from '../people/staff-member.ts';
import type { TestServer } from '../server/server.ts';

let promotions = 0;

/** Returns a code that no other promotion of this run has. */
export const newCode = (): string => {
  promotions += 1;
  return `PROMO-${promotions}`;
};

type Asked = Send<typeof createPromoCode>['body'];

/**
 * Creates a promotion with 30 % off, for a year and a hundred clients, unless changed: above what one person may grant.
 */
export async function promotion(server: TestServer, changes: Partial<Asked> = {}): Promise<Asked> {
  const { today } = await server.services.clock.business(server.services.db);
  return {
    code: newCode(),
    discount: { interest: 0.3, serviceFee: 0.3 },
    validUntil: addDays(today, 365),
    maxUses: 100,
    note: 'Campaña de otoño',
    ...changes,
  };
}

/** Signs two members of staff in; returns a function that makes a promotion and returns its code. */
export async function promotionMaker(server: TestServer): Promise<(changes?: Partial<Asked>) => Promise<string>> {
  const [maker, checker] = [{ token: await server.operator() }, await staffMember(server, 'supervisor')];
  return async (changes) => {
    const asked = await promotion(server, changes);
    const { code, approvalId: id } = await expectDone(server.call(createPromoCode, { body: asked }, maker));
    if (id) await expectDone(server.call(approveRequest, { params: { id }, body: {} }, checker));
    return code;
  };
}

/** Ends a promotion, as if its days had passed. */
export const endPromotion = ({ services }: TestServer, code: string): Promise<unknown> =>
  services.db
    .updateTable('promo_code')
    .set({ valid_until: plainDate('2020-01-01') })
    .where('code', '=', code)
    .execute();

/** Returns the number of uses of a promotion, and of clients who used it. */
export async function usesOf({ services }: TestServer, code: string): Promise<{ uses: number; clients: number }> {
  const { uses } = await services.db
    .selectFrom('promo_code')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const users = await services.db.selectFrom('promo_use').select('client_id').where('code', '=', code).execute();
  return { uses, clients: users.length };
}

export const keepPromotion = (server: TestServer, code: string, client: { token: string }) =>
  expectDone(server.call(applyPromoCode, { body: { code } }, client));
