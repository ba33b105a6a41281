import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { impliedRefusals } from '../implied-refusals.ts';
import { type RefusalCode, refusalMessage, refusalStatus } from '../refusals.ts';
import { jsonSchemaOf } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;
type Schema = z.core.$ZodType;

/** One call, as OpenAPI describes it. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  /** By status. */
  readonly responses: Json;
  readonly 'x-permission'?: string;
  readonly 'x-approval'?: string;
}

/** Describes an endpoint by the shapes that travel, not by what programs hold. `besides` are refusals that it does not declare. */
export function operationOf(endpoint: Endpoint, besides: readonly RefusalCode[]): Operation {
  const refusals = new Set([...impliedRefusals(endpoint), ...endpoint.refusals, ...besides]);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...permissionOf(endpoint),
    tags: [endpoint.access],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params?.(), 'path'),
      ...parametersOf(endpoint.query?.(), 'query'),
      ...(endpoint.repeat === 'key' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: bodyContent(endpoint, endpoint.body()) } }),
    responses: { [endpoint.status ?? 200]: successOf(endpoint), ...responsesTo(refusals) },
  };
}

/** What the caller's role must permit, for people and for programs. */
function permissionOf({ permission, approval, pays }: Endpoint): Partial<Operation> {
  if (!permission) return {};
  const sentences = [
    `Needs the permission \`${permission}\`.`,
    ...(approval ? ['For two people to do (four eyes).'] : []),
    ...(pays ? ['Open to a sign-in that is not finished, too.'] : []),
  ];
  return {
    description: sentences.join(' '),
    'x-permission': permission,
    ...(approval && { 'x-approval': approval }),
  };
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyContent({ bodyKind }: Endpoint, body: Schema): Json {
  const schema = jsonSchemaOf(body);
  if (bodyKind !== 'multipart') return { 'application/json': { schema } };
  const properties = { ...schema.properties, file: { contentMediaType: 'application/octet-stream' } };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function successOf(endpoint: Endpoint): Json {
  if (endpoint.replyKind === 'binary') return { description: 'Bytes', content: { 'application/octet-stream': {} } };
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: jsonSchemaOf(endpoint.reply()) },
  };
  return {
    description: 'Done',
    ...(endpoint.paginated && { headers: PAGE_HEADERS }),
    content: { 'application/json': { schema } },
  };
}

/** One response for each status, which names the codes that come with it. */
function responsesTo(refusals: ReadonlySet<RefusalCode>): Json {
  const responses: Record<number, { description: string; content: Json }> = {};
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  for (const code of refusals) {
    const line = `\`${code}\`: ${refusalMessage(code)}`;
    const status = refusalStatus(code);
    const before = responses[status];
    responses[status] = { description: before ? `${before.description}\n${line}` : line, content };
  }
  return responses;
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One per logical call. The same key and body get the stored success again.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

const PAGE_HEADERS: Json = Object.fromEntries(
  ['x-page', 'x-per-page', 'x-total-count', 'x-count'].map((name) => [name, { schema: { type: 'integer' } }]),
);
