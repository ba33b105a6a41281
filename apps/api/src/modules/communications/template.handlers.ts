import { getMessageTemplate, listMessageTemplates, saveMessageDraft } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readTemplate } from './template-reply.ts';
import { readTemplateRows } from './template-rows.ts';

export const listMessageTemplatesHandler = implement(listMessageTemplates, async (_, { tx, services }) =>
  ok([...(await readTemplateRows(tx, services))]),
);

export const getMessageTemplateHandler = implement(getMessageTemplate, async ({ params, query }, { tx, services }) =>
  ok(await readTemplate(tx, { ...params, nth: query.example }, services)),
);

export const saveMessageDraftHandler = implement(
  saveMessageDraft,
  async ({ params: { template, channel }, body: { subject, text, revision } }, { caller, tx, services }) => {
    if ((channel === 'email') !== (subject !== null)) return refuse('invalid_input', { field: ['subject'] });
    const { now } = await services.clock.business(tx);
    const words = { subject, body: text, author: caller.userId, changed_at: now, is_open: true };
    // A caller that saw no draft writes the first, or one after those that were published; of two at once the second is
    // refused.
    const written = await tx
      .insertInto('message_draft')
      .values({ template, channel, ...words, revision: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['template', 'channel'])
          .doUpdateSet((eb) => ({ ...words, revision: eb('message_draft.revision', '+', 1) }))
          .where((eb) =>
            eb.or([
              eb.and([eb.val(revision === 0), eb('message_draft.is_open', '=', false)]),
              eb.and([eb('message_draft.is_open', '=', true), eb('message_draft.revision', '=', revision)]),
            ]),
          ),
      )
      .returning('revision')
      .executeTakeFirst();
    const isFirst = written?.revision === 1;
    if (!written || (isFirst && revision !== 0)) return refuse('draft_changed');
    return ok(await readTemplate(tx, { template, channel }, services));
  },
);
