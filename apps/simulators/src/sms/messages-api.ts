import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret, readBasicAuth } from '../basic-auth.ts';
import { readForms } from '../forms.ts';
import type { Result } from '../result.ts';
import { newMessageSid, type RandomInt } from '../world/identifiers.ts';
import type { Message, MessageStore } from './message-store.ts';
import { countSegments } from './segments.ts';
import { sendTwilioError, type TwilioCode } from './twilio-error.ts';

export interface MessagesApi {
  readonly messages: MessageStore;
  readonly providerKey: string;
  readonly wall: () => Date;
  readonly randomInt: RandomInt;
}

const longestBody = 1600;

const addressSchema = z.object({ accountSid: z.string() });
const requestSchema = z.object({
  To: z.string().default(''),
  From: z.string().optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().default(''),
});

/** Serves Twilio's Messages API, as far as it sends a text message. */
export function registerMessagesApi(
  app: FastifyInstance,
  { messages, providerKey, wall, randomInt }: MessagesApi,
): void {
  app.register(async (api) => {
    readForms(api);
    api.setErrorHandler((error: FastifyError, _, reply) =>
      sendTwilioError(reply, (error.statusCode ?? 500) < 500 ? 20001 : 20500),
    );
    api.addHook('onRequest', async (request, reply) => {
      const { accountSid } = addressSchema.parse(request.params);
      const caller = readBasicAuth(request.headers.authorization);
      const known = caller?.user === accountSid && isSameSecret(caller.password, providerKey);
      if (!known) return sendTwilioError(reply, 20003);
    });
    api.post('/2010-04-01/Accounts/:accountSid/Messages.json', async (request, reply) => {
      const { accountSid } = addressSchema.parse(request.params);
      const read = readRequest(request.body);
      if (!read.ok) return sendTwilioError(reply, read.problem.code, read.problem.fact);
      const message: Message = {
        sid: newMessageSid(randomInt),
        accountSid,
        receivedAt: wall().toISOString(),
        ...read.value,
      };
      messages.add(message);
      return reply.code(201).send(toWire(message));
    });
  });
}

type Request = Pick<Message, 'recipient' | 'sender' | 'messagingServiceSid' | 'body'>;

function readRequest(body: unknown): Result<Request, { code: TwilioCode; fact?: string }> {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problem: { code: 20001 } };
  const { To, From, MessagingServiceSid, Body } = parsed.data;
  const refuse = (code: TwilioCode, fact?: string) => ({ ok: false, problem: { code, fact } }) as const;
  if (To === '') return refuse(21604);
  if (!/^\+[1-9]\d{7,14}$/.test(To)) return refuse(21211, To);
  if (!From && !MessagingServiceSid) return refuse(21603);
  if (Body === '') return refuse(21602);
  if (Body.length > longestBody) return refuse(21617);
  const value = { recipient: To, sender: From ?? null, messagingServiceSid: MessagingServiceSid ?? null, body: Body };
  return { ok: true, value };
}

function toWire({ sid, accountSid, recipient, sender, messagingServiceSid, body, receivedAt }: Message) {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${sid}`;
  const date = new Date(receivedAt).toUTCString().replace('GMT', '+0000');
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body,
    date_created: date,
    date_sent: null,
    date_updated: date,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: sender,
    messaging_service_sid: messagingServiceSid,
    num_media: '0',
    // A messaging service chooses the sender later, and only then is the text split.
    num_segments: messagingServiceSid === null ? String(countSegments(body)) : '0',
    price: null,
    price_unit: 'USD',
    sid,
    status: messagingServiceSid === null ? 'queued' : 'accepted',
    subresource_uris: { media: `${uri}/Media.json` },
    to: recipient,
    uri: `${uri}.json`,
  };
}
