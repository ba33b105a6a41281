import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import type { RefusalCode } from '../refusals.ts';
import { exampleOf } from './example-of.ts';
import { EXAMPLE_BODIES } from './example-values.data.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { JsonSchema } from './plain-schema.ts';
import { responsesTo } from './refusal-responses.ts';
import { CALL_WORDS } from './source-words.generated.ts';
import { tagOf } from './tag-of.ts';

type Json = Readonly<Record<string, unknown>>;
type Schema = z.core.$ZodType;

/** One call, as OpenAPI describes it. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  /** By status. */
  readonly responses: Json;
  readonly 'x-permission'?: string;
  readonly 'x-approval'?: string;
}

/** The schemas of the document by name. */
export type Shapes = Readonly<Record<string, JsonSchema>>;

/** Describes an endpoint by the shapes that travel, not by what programs hold; `refusals` are all that it may say. */
export function operationOf(endpoint: Endpoint, refusals: ReadonlySet<RefusalCode>, shapes: Shapes): Operation {
  const { name, summary, access, params, query, body, repeat, status, permission, approval } = endpoint;
  return {
    operationId: name,
    summary,
    description: descriptionOf(endpoint),
    ...(permission && { 'x-permission': permission }),
    ...(approval && { 'x-approval': approval }),
    tags: [tagOf(endpoint)],
    security: access === 'public' ? [] : [{ [access]: [] }],
    parameters: [
      ...parametersOf(params?.(), 'path', shapes),
      ...parametersOf(query?.(), 'query', shapes),
      ...(repeat === 'key' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body && { requestBody: { required: true, content: bodyContent(endpoint, body(), shapes) } }),
    responses: { [status ?? 200]: successOf(endpoint, shapes), ...responsesTo(refusals) },
  };
}

/** What the call does, and what its caller has to know besides. */
function descriptionOf({ name, summary, permission, approval, pays, repeat, signsIn, discloses }: Endpoint): string {
  const sentences = [
    CALL_WORDS[name] ?? `${summary}.`,
    ...(permission ? [`Needs the permission \`${permission}\`.`] : []),
    ...(approval ? ['For two people to do (four eyes).'] : []),
    ...(pays ? ['Open to a sign-in that is not finished, too.'] : []),
    ...(discloses ? ['Each time it is read stands in the audit.'] : []),
    ...(repeat === 'never' ? ['It has an effect each time: never repeat it unasked.'] : []),
    ...(signsIn ? ['It signs in: the answer carries the token of what comes next.'] : []),
  ];
  return sentences.join('\n\n');
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query', shapes: Shapes): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
    example: exampleOf(property, shapes, name),
  }));
}

function bodyContent({ name, bodyKind }: Endpoint, body: Schema, shapes: Shapes): Json {
  const schema = jsonSchemaOf(body);
  if (bodyKind !== 'multipart') {
    return { 'application/json': { schema, example: EXAMPLE_BODIES[name] ?? exampleOf(schema, shapes) } };
  }
  const file = { type: 'string', contentMediaType: 'application/octet-stream', examples: ['(the bytes of the file)'] };
  const whole = { ...schema, properties: { ...schema.properties, file } };
  return { 'multipart/form-data': { schema: whole, example: exampleOf(whole, shapes) } };
}

function successOf({ reply, replyKind, paginated }: Endpoint, shapes: Shapes): Json {
  if (replyKind === 'binary') return { description: 'Bytes', content: { 'application/octet-stream': {} } };
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: jsonSchemaOf(reply()) },
  };
  return {
    description: 'Done',
    ...(paginated && { headers: PAGE_HEADERS }),
    content: { 'application/json': { schema, example: exampleOf(schema, shapes) } },
  };
}

/** The header of calls that create or move something. */
export const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One per logical call. The same key and body get the stored success again.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
  example: '3f1c2d84-58a0-4a7e-9b52-0e6f1b0c7d11',
};

const PAGE_HEADERS: Json = Object.fromEntries(
  ['x-page', 'x-per-page', 'x-total-count', 'x-count'].map((name) => [name, { schema: { type: 'integer' } }]),
);
