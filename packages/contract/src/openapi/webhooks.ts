import { encodeWire } from '../codec.ts';
import { webhookEnvelope } from '../webhooks/webhook-body.ts';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent, webhookEvent } from '../webhooks/webhook-event.ts';
import { WEBHOOK_EXAMPLES } from '../webhooks/webhook-examples.data.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { JsonSchema } from './plain-schema.ts';
import { SHARED_SHAPES } from './shared-shapes.data.ts';
import { WEBHOOK_HEADERS } from './webhook-headers.data.ts';
import { WEBHOOK_WORDS } from './webhook-words.data.ts';

type Json = Readonly<Record<string, unknown>>;
type Type = WebhookEvent['type'];

/** A message that the server sends: in OpenAPI, the call that receives it. */
export interface OpenApiWebhook {
  readonly post: Json;
}

const TYPES = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
const told = WEBHOOK_EXAMPLES;
const EXAMPLES: { readonly [One in Type]: Extract<WebhookEvent, { type: One }> } = {
  'application.decided': { type: 'application.decided', data: told['application.decided'] },
  'loan.disbursed': { type: 'loan.disbursed', data: told['loan.disbursed'] },
  'payment.applied': { type: 'payment.applied', data: told['payment.applied'] },
  'payment.reversed': { type: 'payment.reversed', data: told['payment.reversed'] },
  'loan.paid': { type: 'loan.paid', data: told['loan.paid'] },
  'loan.written_off': { type: 'loan.written_off', data: told['loan.written_off'] },
  'complaint.opened': { type: 'complaint.opened', data: told['complaint.opened'] },
  [TEST_EVENT]: { type: TEST_EVENT, data: { webhookId: '0199c3a4-5b6c-7d7e-8f80-000000000005' } },
};
const SENDING = `The server sends the message to every webhook that subscribes to this event (\`createWebhook\`), after it has stored the event. Each message is delivered at least once. The order is not guaranteed. Messages carry ids, amounts and days, and never personal data.`;
const RESPONSES = {
  '2XX': {
    description: 'Delivered. The server keeps the beginning of the body for people to read, and does not act on it.',
  },
  410: { description: 'Gone. The server switches the webhook off.' },
  default: {
    description:
      'Not delivered. No response within five seconds and a redirect count as not delivered too. The server sends the message again, after increasing waits, for about a day.',
  },
};

/** Returns every message that the server sends by itself, by its type. */
export function webhooksOf(): Readonly<Record<string, OpenApiWebhook>> {
  const { properties: around = {}, required: needed = [] } = jsonSchemaOf(webhookEnvelope());
  const { oneOf = [] } = jsonSchemaOf(webhookEvent());
  const described = TYPES.flatMap((type) => {
    const event = oneOf.find(({ properties }) => properties?.type?.const === type);
    if (!event) return [];
    const { properties = {}, required = [], ...rest } = event;
    const schema = { ...rest, properties: { ...properties, ...around }, required: [...required, ...needed] };
    return [[type, { post: messageOf(type, schema) }] as const];
  });
  return Object.fromEntries(described);
}

function messageOf(type: Type, schema: JsonSchema): Json {
  const { summary, description } = WEBHOOK_WORDS[type];
  const event = encodeWire(webhookEvent(), EXAMPLES[type]);
  const example = { ...event, timestamp: SHARED_SHAPES.Moment?.example, sequence: 7 };
  return {
    operationId: type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: `${description}\n\n${SENDING}`,
    tags: ['Webhooks'],
    security: [],
    parameters: Object.keys(WEBHOOK_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: RESPONSES,
  };
}
