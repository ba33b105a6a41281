import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import type { Db } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Jobs } from '../../kernel/outbox.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sendRefusal } from '../../kernel/send-refusal.ts';
import { type Keeping, keepNotice } from './keep-notice.ts';
import type { NoticeSource } from './notice-source.ts';
import { takeTurns } from './take-turns.ts';

/** Dependencies of taking notices. */
export interface Inbox extends Keeping {
  readonly env: Env;
  readonly db: Db;
  readonly jobs: Jobs;
}

const LARGEST_BYTES = 64 * 1024;
/** Seconds after which a provider whose notices have to wait may send them again. */
const REPORT_AGAIN_SECONDS = 5;

/**
 * Receives the notices of each provider at an address of its own. Every notice that is genuine and can be read is kept
 * whole and acknowledged, also of kinds that we do not know. It is only a hint to ask the provider: what it claims is
 * never believed, so a forged, repeated, reordered or late one changes nothing that the provider does not confirm.
 */
export const inboxOf =
  (sources: readonly NoticeSource[]) =>
  (app: FastifyInstance, inbox: Inbox): void => {
    app.register(async (scope) => {
      // The body is kept as it came, byte for byte.
      scope.removeContentTypeParser('application/json');
      scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
      for (const source of sources) takeFrom(source, scope, inbox);
    });
  };

function takeFrom(source: NoticeSource, scope: FastifyInstance, inbox: Inbox): void {
  const turns = takeTurns();
  scope.post(`/webhooks/${source.provider}`, { bodyLimit: LARGEST_BYTES }, async ({ headers, body }, reply) => {
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!source.isGenuine({ headers, raw }, inbox.env)) return sendRefusal(reply, refuse('unauthorized'));
    const notice = source.read(raw);
    if (!notice) return sendRefusal(reply, refuse('malformed_request'));
    const isTaken = await turns.take(async () => {
      await inTransaction(inbox.db, async (tx) => {
        const isNew = await keepNotice(tx, { provider: source.provider, notice, raw }, inbox);
        if (isNew) await notice.handOn?.(tx, inbox.jobs);
      });
      return true;
    });
    if (!isTaken) return sendRefusal(reply, refuse('rate_limited', { retryAfterSeconds: REPORT_AGAIN_SECONDS }));
    return reply.code(200).send({ received: true });
  });
}
