import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { exampleOf } from './example-of.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { PARAMETER_WORDS } from './parameter-words.data.ts';
import type { JsonSchema } from './plain-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Schemas of the document by name. */
export type Shapes = Readonly<Record<string, JsonSchema>>;

/** Returns all parameters that a caller sends besides the body. */
export function parametersOf(endpoint: Endpoint, shapes: Shapes): readonly Json[] {
  const { params, query, repeat, etag } = endpoint;
  return [
    ...named(endpoint, params?.(), shapes).map((one) => ({ ...one, in: 'path', required: true })),
    ...named(endpoint, query?.(), shapes).map((one) => ({ ...one, in: 'query' })),
    ...(repeat === 'key' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(etag ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ];
}

function named(endpoint: Endpoint, schema: z.core.$ZodType | undefined, shapes: Shapes): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, { description, ...property }]) => {
    const said = description ?? wordsOf(endpoint, name);
    return {
      name,
      required: required.includes(name),
      ...(said !== undefined && { description: said }),
      schema: property,
      example: exampleOf(property, shapes, name),
    };
  });
}

/**
 * Returns the description of this parameter: for this call, for the thing in the path that it identifies, or for every
 * parameter of that name.
 */
function wordsOf({ name: call, path }: Endpoint, name: string): string | undefined {
  const thing = path
    .slice(0, Math.max(path.indexOf(`/{${name}}`), 0))
    .split('/')
    .at(-1);
  return PARAMETER_WORDS[`${call}.${name}`] ?? PARAMETER_WORDS[`${thing}/${name}`] ?? PARAMETER_WORDS[name];
}
