import * as z from 'zod/mini';
import { describeFields } from './describe-fields.ts';
import type { JsonSchema } from './plain-schema.ts';
import { SHARED_SHAPES } from './shared-shapes.data.ts';

/** Path of the shared shapes in the document. */
export const SHAPES_PLACE = '#/components/schemas/';
const OPTIONS = { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' } as const;

let registry: z.core.$ZodRegistry<{ id: string }> | undefined;

function sharedRegistry() {
  if (registry) return registry;
  registry = z.registry<{ id: string }>();
  for (const [id, { shape }] of Object.entries(SHARED_SHAPES)) registry.add(shape(), { id });
  return registry;
}

/** Returns the JSON Schema of the wire format, without references. */
export const jsonSchemaInlined = (schema: z.core.$ZodType): JsonSchema => z.toJSONSchema(schema, OPTIONS) as JsonSchema;

/** Returns the JSON Schema of the wire format, with the meaning of each field; a shared shape in it is a reference. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const whole = z.toJSONSchema(schema, { ...OPTIONS, metadata: sharedRegistry() });
  const referring: JsonSchema = JSON.parse(JSON.stringify(whole).replaceAll('#/$defs/', SHAPES_PLACE));
  const { $schema: _schema, $id: _id, $defs: _defs, ...rest } = referring;
  return describeFields(rest);
}

/** Returns the shared shapes by name. */
export function sharedJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(sharedRegistry(), { ...OPTIONS, uri: (id) => SHAPES_PLACE + id });
  const bare = Object.entries(schemas as Record<string, JsonSchema>).map(
    ([id, { $schema: _schema, $id: _id, ...rest }]) => {
      const { description, example } = SHARED_SHAPES[id] ?? {};
      const said = { description, ...(example !== undefined && { examples: [example] }) };
      return [id, { ...describeFields(rest), ...said }] as const;
    },
  );
  return Object.fromEntries(bare);
}
