import { listMessageLog } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';

export const listMessageLogHandler = implement(listMessageLog, async ({ query }, { tx }) => {
  const { state, channel, template, before, perPage = 25 } = query;
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'client_id', 'loan_id', 'kind', 'template', 'template_version', 'channel', 'address_masked'])
    .select(['state', 'cause', 'tries', 'queued_at', 'state_since'])
    .where(({ and, eb }) =>
      and([
        ...(state ? [eb('state', '=', state)] : []),
        ...(channel ? [eb('channel', '=', channel)] : []),
        ...(template ? [eb('template', '=', template)] : []),
        ...(before ? [eb('id', '<', before)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute();
  const shown = rows.slice(0, perPage);
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
      queuedAt: row.queued_at.toISOString(),
      since: row.state_since.toISOString(),
    })),
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  });
});
