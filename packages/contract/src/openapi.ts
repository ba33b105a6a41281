import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { type RefusalCode, refusalMessage, refusalStatus } from './refusals.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

/** What every call may answer besides what it declares itself. */
const IMPLIED: Record<Endpoint['access'], readonly RefusalCode[]> = {
  public: ['malformed_request', 'invalid_input'],
  client: ['malformed_request', 'invalid_input', 'unauthorized', 'client_blocked', 'forbidden'],
  user: ['malformed_request', 'invalid_input', 'unauthorized', 'forbidden'],
};

/**
 * The OpenAPI 3.1 document of the whole contract, as it travels: amounts in pesos.
 *
 * @example
 * openApi().openapi // → '3.1.0'
 */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quincena lending API',
      version: '1.0.0',
      description:
        'Amounts are Mexican pesos with at most two decimals. Days are calendar days in America/Mexico_City.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: REFUSAL_SCHEMA },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params?.(), 'path'),
      ...parametersOf(endpoint.query?.(), 'query'),
      ...(endpoint.repeat === 'key' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: bodyContent(endpoint, endpoint.body()) } }),
    responses: { [endpoint.status ?? 200]: success(endpoint), ...refusals(endpoint) },
  };
}

function bodyContent(endpoint: Endpoint, body: Schema): Json {
  if (endpoint.bodyKind !== 'multipart') return { 'application/json': { schema: jsonSchema(body) } };
  const schema = jsonSchema(body);
  const properties = {
    ...(schema.properties as Json),
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function success(endpoint: Endpoint): Json {
  if (endpoint.replyKind === 'binary') return { description: 'Bytes', content: { 'application/octet-stream': {} } };
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: jsonSchema(endpoint.reply()) },
  };
  return {
    description: 'Done',
    ...(endpoint.paginated && { headers: PAGE_HEADERS }),
    content: { 'application/json': { schema } },
  };
}

function refusals(endpoint: Endpoint): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set([...IMPLIED[endpoint.access], ...endpoint.refusals])) {
    const status = refusalStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.map((code) => `\`${code}\`: ${refusalMessage(code)}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]);
  return Object.fromEntries(entries);
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties as Json).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: Schema): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
  });
  return rest;
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

const REFUSAL_SCHEMA: Json = {
  type: 'object',
  required: ['success', 'message', 'error', 'violations'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    error: {
      type: 'object',
      required: ['code', 'details'],
      properties: {
        code: { type: 'string' },
        details: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
      },
    },
    violations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status', 'propertyPath', 'message'],
        properties: { status: { type: 'string' }, propertyPath: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
