import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { impliedRefusals } from './implied-refusals.ts';
import { HEADERS } from './openapi/headers.data.ts';
import { sharedJsonSchemas } from './openapi/json-schema.ts';
import { type Operation, operationOf } from './openapi/operation.ts';
import { PARAMETER_HEADERS } from './openapi/parameter-headers.data.ts';
import { refusalExamples, refusalResponses } from './openapi/refusal-responses.ts';
import { REFUSAL_SCHEMA } from './openapi/refusal-schema.ts';
import { CONTRACT_VERSION } from './openapi/source-words.generated.ts';
import { TAGS } from './openapi/tags.data.ts';
import { WEBHOOK_HEADERS } from './openapi/webhook-headers.data.ts';
import { type OpenApiWebhook, webhooksOf } from './openapi/webhooks.ts';

/** Server at which the API of a document answers. */
export interface OpenApiServer {
  /** Address, absolute or relative to that of the document. */
  readonly url: string;
  readonly description: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly description: string }>>;
}

/** An OpenAPI document, as plain data ready for `JSON.stringify`. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly OpenApiServer[];
  /** Tags, one for each capability. */
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Operations by path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** Messages that the server sends of its own accord, by the type of the event. */
  readonly webhooks: Readonly<Record<string, OpenApiWebhook>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/**
 * Placeholder for a lender's server: each lender runs the API, so that only the reader of the document knows the
 * address.
 */
const ANY_LENDER: OpenApiServer = {
  url: '{origin}',
  description: 'A lender’s own server.',
  variables: { origin: { default: 'http://localhost:4000', description: 'Scheme, host and port of the API.' } },
};

const DESCRIPTION = `Amounts are Mexican pesos with at most two decimals. Days are calendar days in America/Mexico_City. Moments are ISO 8601 in UTC.

A success is \`{ success: true, data }\`. A refusal is \`{ success: false, message, error: { code, details }, violations }\`. Each operation lists its refusal codes by status.`;

/**
 * Returns the OpenAPI 3.1 document of the whole contract on the wire: amounts in pesos.
 *
 * @param servers servers that answer the calls; a placeholder for a lender's address where that is not known
 *
 * @example
 * openApi().openapi // → '3.1.0'
 */
export function openApi({
  servers = [ANY_LENDER],
}: {
  readonly servers?: readonly OpenApiServer[];
} = {}): OpenApiDocument {
  const shapes = sharedJsonSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  const calls = Object.values<Endpoint>(ENDPOINTS).map((endpoint) => ({
    endpoint,
    refusals: new Set([...impliedRefusals(endpoint), ...endpoint.refusals]),
  }));
  const said = calls.map(({ refusals }) => refusals);
  for (const { endpoint, refusals } of calls) {
    const operation = operationOf(endpoint, refusals, shapes);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quincena lending API',
      version: CONTRACT_VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers,
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: webhooksOf(),
    components: {
      securitySchemes: {
        client: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of a signed-in borrower.',
        },
        staff: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The token of a signed-in member of staff. The role must have the `x-permission` of the operation.',
        },
      },
      parameters: { ...PARAMETER_HEADERS, ...WEBHOOK_HEADERS },
      headers: HEADERS,
      schemas: { ...shapes, Refusal: REFUSAL_SCHEMA },
      responses: refusalResponses(said),
      examples: refusalExamples(said),
    },
  };
}
