import * as z from 'zod/mini';
import { NotNow } from '../line/not-now.ts';
import { ProviderTrouble } from '../line/trouble.ts';

/** Parts of a failure as nodemailer reports it: its own code, the server's reply and the command that it replied to. */
const failureSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
});

/** Commands whose replies concern one message; replies to all others concern us. */
const OF_THE_MESSAGE = ['RCPT TO', 'DATA'];
const CLOSING = 421;
const PERMANENT_FROM = 500;

/**
 * Reads why a message was not sent: a refusal of this message for good, or an error to throw so that it is tried again.
 */
export function readSmtpFailure(error: unknown): { readonly code: string } | Error {
  const { data } = failureSchema.safeParse(error);
  if (!data) return error instanceof Error ? error : new Error('the message was not sent');
  const { code, responseCode, command = '', message } = data;
  const cause = { cause: error };
  if (code === 'ETIMEDOUT') return new ProviderTrouble('timeout', message, cause);
  if (responseCode === undefined) return error instanceof Error ? troubleWithoutReply(code, error) : new Error(message);
  const isPermanent = responseCode >= PERMANENT_FROM;
  if (responseCode === CLOSING || !OF_THE_MESSAGE.includes(command))
    return new ProviderTrouble(isPermanent ? 'turned_away' : 'server_error', message, cause);
  return isPermanent ? { code: String(responseCode) } : new NotNow(message, cause);
}

const NO_CONNECTION = ['ESOCKET', 'ECONNECTION', 'EDNS', 'ECONNREFUSED', 'ECONNRESET', 'ETLS'];

function troubleWithoutReply(code: string | undefined, error: Error): Error {
  const isRefused = code !== undefined && NO_CONNECTION.includes(code);
  return isRefused ? new ProviderTrouble('refused', error.message, { cause: error }) : error;
}
