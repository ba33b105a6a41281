import { listMessageLog } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { isBehind, MOMENT, MOMENT_KEY } from './message-moment.ts';

export const listMessageLogHandler = implement(listMessageLog, async ({ query }, { tx }) => {
  const { state, channel, template, before, perPage = 25 } = query;
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'client_id', 'loan_id', 'kind', 'template', 'template_version', 'channel', 'address_masked'])
    .select(['state', 'cause', 'tries', MOMENT.as('at'), MOMENT_KEY.as('key')])
    .where(({ and, eb }) =>
      and([
        ...(state ? [eb('state', '=', state)] : []),
        ...(channel ? [eb('channel', '=', channel)] : []),
        ...(template ? [eb('template', '=', template)] : []),
        ...(before ? [isBehind(before)] : []),
      ]),
    )
    .orderBy(MOMENT, 'desc')
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute();
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return ok({
    rows: shown.map((row) => ({
      id: row.id,
      clientId: row.client_id,
      loanId: row.loan_id,
      kind: row.kind,
      template: row.template,
      version: row.template_version,
      channel: row.channel,
      address: row.address_masked,
      state: row.state,
      cause: row.cause,
      tries: row.tries,
      at: row.at.toISOString(),
    })),
    next: last ? `${last.key}_${last.id}` : null,
  });
});
