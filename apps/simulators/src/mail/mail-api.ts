import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import type { Result } from '../result.ts';
import { newMessageId, type RandomInt } from '../world/identifiers.ts';
import type { MailStore } from './mail-store.ts';
import { sendPostmarkError } from './postmark-error.ts';

export interface MailApi {
  readonly mails: MailStore;
  readonly providerKey: string;
  readonly wall: () => Date;
  readonly randomInt: RandomInt;
}

const longestSubject = 2000;

const requestSchema = z.object({
  From: z.string().default(''),
  To: z.string().default(''),
  Subject: z.string().default(''),
  TextBody: z.string().default(''),
});

/** Postmark's API, as far as it sends one e-mail of text to one mailbox. */
export function registerMailApi(app: FastifyInstance, { mails, providerKey, wall, randomInt }: MailApi): void {
  app.register(async (api) => {
    api.setErrorHandler((error: FastifyError, _, reply) =>
      (error.statusCode ?? 500) < 500
        ? sendPostmarkError(reply, 402, 'Received invalid JSON input.')
        : sendPostmarkError(reply, 500, 'An internal server error has occurred.'),
    );
    api.addHook('onRequest', async (request, reply) => {
      const token = request.headers['x-postmark-server-token'];
      if (typeof token !== 'string' || token === '')
        return sendPostmarkError(
          reply,
          10,
          'No Account or Server API tokens were supplied in the HTTP headers. Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token.',
        );
      if (!isSameSecret(token, providerKey))
        return sendPostmarkError(
          reply,
          10,
          'The Server Token you provided in the X-Postmark-Server-Token request header was invalid. Please verify that you are using a valid token.',
        );
    });
    api.post('/email', async (request, reply) => {
      const read = readRequest(request.body);
      if (!read.ok) return sendPostmarkError(reply, 300, read.problem);
      const { To, From, Subject, TextBody } = read.value;
      const id = newMessageId(randomInt);
      const receivedAt = wall().toISOString();
      mails.add({ id, recipient: To.toLowerCase(), sender: From, subject: Subject, body: TextBody, receivedAt });
      return { To, SubmittedAt: receivedAt, MessageID: id, ErrorCode: 0, Message: 'OK' };
    });
  });
}

type Request = z.output<typeof requestSchema>;

function readRequest(body: unknown): Result<Request, string> {
  const parsed = requestSchema.safeParse(body);
  const refuse = (problem: string) => ({ ok: false, problem }) as const;
  if (!parsed.success) return refuse('Invalid email request.');
  const { From, To, Subject, TextBody } = parsed.data;
  if (!isAddress(From)) return refuse(`Invalid 'From' address: '${From}'.`);
  if (To === '') return refuse('Zero recipients specified');
  if (!isAddress(To)) return refuse(`Error parsing 'To': Illegal email address '${To}'.`);
  if (Subject.length > longestSubject) return refuse(`'Subject' is longer than ${longestSubject} characters.`);
  if (TextBody === '') return refuse('Provide either email TextBody or HtmlBody or both.');
  return { ok: true, value: parsed.data };
}

const isAddress = (text: string): boolean => z.email().safeParse(text).success;
