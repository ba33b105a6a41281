import { mexicoDate } from '@lender/calculator';
import { resendMessage } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { setState } from '../delivery/set-state.ts';
import { readPreferences } from '../preferences/contact-preferences.ts';
import { resendRefusal } from './resend.policy.ts';

export const resendMessageHandler = implement(
  resendMessage,
  async ({ params: { clientId, id: messageId } }, { tx, services }) => {
    const row = await tx
      .selectFrom('message')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('id', '=', messageId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse('not_found');
    const { now, today } = await services.clock.business(tx);
    const stop = await tx
      .selectFrom('collection_stop')
      .select('since')
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    const because = resendRefusal({
      ...{ kind: row.kind, state: row.state, cause: row.cause, resends: row.resends, staleAt: row.stale_at },
      queuedOn: mexicoDate(row.queued_at.getTime()),
      wantsReminders: (await readPreferences(tx, clientId)).reminders,
      isStopped: stop !== undefined,
      ...{ now, today },
    });
    if (because) return refuse('message_not_resendable', { facts: { because } });
    await setState(tx, { clientId, messageId }, { state: 'queued', at: now, dueAt: now });
    await tx
      .updateTable('message')
      .set({ tries: 0, resends: row.resends + 1 })
      .where('client_id', '=', clientId)
      .where('id', '=', messageId)
      .execute();
    await services.jobs.enqueue(tx, 'deliver-message', { clientId, messageId });
    return ok({ id: messageId });
  },
);
