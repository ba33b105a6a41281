import ky from 'ky';
import * as z from 'zod/mini';
import { errorEvent } from './error-event.ts';
import type { ErrorReportSettings } from './error-report-settings.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { readDsn } from './read-dsn.ts';

interface Surroundings {
  readonly wall: () => Date;
  readonly newId: () => string;
  /** Makes the call, or leaves it out while the service is unavailable. @default the call is made */
  readonly ask?: (call: () => Promise<unknown>) => Promise<unknown>;
}

const TIMEOUT_MS = 5_000;
/** Largest number of reports that wait to be sent; errors beyond it are only in the log. */
const MOST_WAITING = 20;
const CLIENT = 'quincena/1';
const answerSchema = z.object({ id: z.string() });

/**
 * Sends Sentry's envelopes over HTTP, one after the other. An envelope that cannot be sent is dropped: the log has it.
 */
export function createErrorReporter(
  { dsn, environment, release }: ErrorReportSettings,
  { wall, newId, ask = (call) => call() }: Surroundings,
): ErrorReporter {
  const { url, key } = readDsn(dsn);
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${key}`,
  };
  const post = async (body: string) =>
    answerSchema.parse(await ky.post(url, { body, headers, timeout: TIMEOUT_MS, retry: 0 }).json());
  const waiting: string[] = [];
  let isSending = false;
  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const envelope = next;
      await ask(() => post(envelope)).catch(() => undefined);
    }
    isSending = false;
  };
  return {
    report: (error, place) => {
      if (waiting.length >= MOST_WAITING) return undefined;
      const id = newId().replaceAll('-', '');
      waiting.push(envelopeOf(id, errorEvent(error, place, { id, at: wall(), environment, release }), wall()));
      void sendAll();
      return id;
    },
  };
}

/** Returns a header, and one item with its length before it. */
function envelopeOf(id: string, event: object, sentAt: Date): string {
  const item = JSON.stringify(event);
  const head = { event_id: id, sent_at: sentAt.toISOString() };
  const itemHead = { type: 'event', length: Buffer.byteLength(item), content_type: 'application/json' };
  return `${JSON.stringify(head)}\n${JSON.stringify(itemHead)}\n${item}\n`;
}
