import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { sharedJsonSchemas } from './openapi/json-schema.ts';
import { type Operation, operationOf } from './openapi/operation.ts';
import { REFUSAL_SCHEMA } from './openapi/refusal-schema.ts';

/** An OpenAPI document, as plain data ready for `JSON.stringify`. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Operations by path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/**
 * The OpenAPI 3.1 document of the whole contract, as it travels: amounts in pesos.
 *
 * @param notServed what a server does not serve: those calls answer 501 besides
 * @example
 * openApi().openapi // → '3.1.0'
 */
export function openApi({ notServed = [] }: { readonly notServed?: readonly Endpoint[] } = {}): OpenApiDocument {
  const missing = new Set(notServed.map(({ name }) => name));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    const operation = operationOf(endpoint, missing.has(endpoint.name) ? ['not_served_yet'] : []);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
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
    tags: [
      { name: 'public', description: 'For anybody.' },
      { name: 'client', description: 'For a signed-in borrower.' },
      {
        name: 'staff',
        description:
          'For a signed-in member of staff whose role has the `x-permission` of the call. `x-approval: four-eyes` marks what is for two people to do.',
      },
    ],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...sharedJsonSchemas(), Refusal: REFUSAL_SCHEMA },
    },
  };
}
