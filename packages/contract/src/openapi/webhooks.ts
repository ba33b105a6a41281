import { encodeWire } from '../codec.ts';
import { webhookEnvelope } from '../webhooks/webhook-body.ts';
import { TEST_EVENT, type WebhookEvent, webhookEvent } from '../webhooks/webhook-event.ts';
import { WEBHOOK_EXAMPLES } from '../webhooks/webhook-examples.data.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { JsonSchema } from './plain-schema.ts';
import { SHARED_SHAPES } from './shared-shapes.data.ts';
import { WEBHOOK_HEADERS } from './webhook-headers.data.ts';
import { WEBHOOK_WORDS } from './webhook-words.data.ts';

type Json = Readonly<Record<string, unknown>>;
type Type = WebhookEvent['type'];

/** A message that the server sends, as OpenAPI describes the call which takes it. */
export interface OpenApiWebhook {
  readonly post: Json;
}

const EXAMPLE_DATA: Readonly<Record<Type, unknown>> = {
  ...WEBHOOK_EXAMPLES,
  [TEST_EVENT]: { webhookId: SHARED_SHAPES.Id?.example },
};
const SENDING = `Sent to every address that was added for it (\`createWebhook\`), after what happened was written, at least once and in no promised order. Ids, amounts and days travel, never who somebody is.`;
const RESPONSES = {
  '2XX': { description: 'Taken. What the body says is read by people alone.' },
  410: { description: 'Nobody listens here any more: the address is switched off.' },
  default: {
    description:
      'Not taken, as when nothing is answered within five seconds, or a redirect: it is sent again, after waits that grow, for about a day.',
  },
};

/** Every message that the server sends by itself, by its type. */
export function webhooksOf(): Readonly<Record<Type, OpenApiWebhook>> {
  const { properties: around = {}, required: needed = [] } = jsonSchemaOf(webhookEnvelope());
  const { oneOf = [] } = jsonSchemaOf(webhookEvent());
  const described = oneOf.map(({ properties = {}, required = [], ...rest }) => {
    const type = properties.type?.const as Type;
    const schema = { ...rest, properties: { ...properties, ...around }, required: [...required, ...needed] };
    return [type, { post: messageOf(type, schema) }] as const;
  });
  return Object.fromEntries(described) as Record<Type, OpenApiWebhook>;
}

function messageOf(type: Type, schema: JsonSchema): Json {
  const { summary, description } = WEBHOOK_WORDS[type];
  const event = encodeWire(webhookEvent(), { type, data: EXAMPLE_DATA[type] } as WebhookEvent);
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
