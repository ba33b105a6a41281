import { getContactPreferences, updateContactPreferences } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { lockClient } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { readPreferences, savePreferences } from './contact-preferences.ts';

export const getContactPreferencesHandler = implement(getContactPreferences, async (_, { caller, tx }) =>
  ok(await readPreferences(tx, caller.clientId)),
);

export const updateContactPreferencesHandler = implement(
  updateContactPreferences,
  async ({ body }, { caller, tx, services }) => {
    const { clientId } = caller;
    await lockClient(tx, clientId);
    await savePreferences(tx, clientId, { ...body, services });
    const event = { name: 'client.reminders', facts: { wanted: body.reminders } } as const;
    await recordHistory(tx, services, { clientId, actor: 'client', event });
    return ok(await readPreferences(tx, clientId));
  },
);
