import { fail, ok } from '@lender/result';
import { TimeoutStrategy, timeout } from 'cockatiel';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import type { SentMessage } from '../sent-message.ts';
import type { Email } from './port.ts';
import { readSmtpFailure } from './read-smtp-failure.ts';

const TIMEOUT_MS = 5_000;

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Address from which the server sends for us. */
  readonly from: string;
  /** `tls` from the first byte, required `starttls`, or `none` on this machine. */
  readonly security: 'none' | 'starttls' | 'tls';
}

const SECURITY = {
  none: { secure: false, ignoreTLS: true },
  starttls: { secure: false, requireTLS: true },
  tls: { secure: true },
} as const;

/**
 * E-mail by any server that speaks SMTP. No message is sent again here: whether one arrived whose answer was lost is
 * not known, and the job that asked decides.
 */
export function createEmail(settings: SmtpSettings, line: Line): Email {
  const { from } = settings;
  let opened: ReturnType<typeof openTransport> | undefined;
  const inTime = timeout(TIMEOUT_MS, TimeoutStrategy.Aggressive);
  const post = async ({ to, subject, text }: Parameters<Email['send']>[0]): Promise<SentMessage> => {
    // One address is one recipient: a comma must not make two of it, and a line break must not make a header.
    if (!isAddress(to)) return fail({ code: 'invalid_address' });
    const message = { from, to: { name: '', address: to }, envelope: { from, to: [to] }, subject, text };
    try {
      opened ??= openTransport(settings);
      const transport = await opened;
      const { messageId } = await inTime.execute(() => transport.sendMail(message));
      return ok({ providerId: messageId });
    } catch (error) {
      const failure = readSmtpFailure(error);
      if (failure instanceof Error) throw failure;
      return fail(failure);
    }
  };
  return { send: (message) => line.ask('once', () => post(message)) };
}

/** Opens the transport. The library is loaded at the first message, so that a start does not wait for its forty files. */
async function openTransport({ host, port, user, password, security }: SmtpSettings) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    ...SECURITY[security],
    auth: { user, pass: password },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const isAddress = (text: string): boolean => z.safeParse(z.email(), text).success;
