import { getContacts } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';

export const getContactsHandler = implement(getContacts, async (_, { caller, tx }) => {
  const rows = await tx
    .selectFrom('additional_contact')
    .select(['id', 'full_name', 'phone_last_four', 'relationship'])
    .where('client_id', '=', caller.clientId)
    .orderBy('id')
    .execute();
  return ok(
    rows.map(({ id, full_name, phone_last_four, relationship }) => ({
      id,
      fullName: full_name,
      phoneLastFour: phone_last_four,
      relationship,
    })),
  );
});
