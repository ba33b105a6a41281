import * as z from 'zod/mini';
import { application } from '../applications/application.ts';
import { caseDetail } from '../back-office/case-detail.ts';
import { caseRow } from '../back-office/case-row.ts';
import { charge } from '../calculator/charge.ts';
import { offer } from '../calculator/offer.ts';
import { clientDocument } from '../documents/client-document.ts';
import { clientProfile } from '../registration/client-profile.ts';
import { money } from '../wire/money.ts';

/** A JSON Schema, as plain data. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

const PLACE = '#/components/schemas/';
const OPTIONS = { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' } as const;

/** Shapes that several endpoints share: they are described once and referred to by name. */
const SHARED = {
  Money: money,
  Charge: charge,
  Offer: offer,
  Application: application,
  ClientProfile: clientProfile,
  ClientDocument: clientDocument,
  CaseRow: caseRow,
  CaseDetail: caseDetail,
};

function sharedRegistry() {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(SHARED)) registry.add(shape(), { id });
  return registry;
}

/** The JSON Schema of what travels, complete in itself. */
export const jsonSchemaInlined = (schema: z.core.$ZodType): JsonSchema => z.toJSONSchema(schema, OPTIONS) as JsonSchema;

/** The JSON Schema of what travels; a shared shape inside it is a reference. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const whole = z.toJSONSchema(schema, { ...OPTIONS, metadata: sharedRegistry() });
  const referring: JsonSchema = JSON.parse(JSON.stringify(whole).replaceAll('#/$defs/', PLACE));
  const { $schema: _schema, $id: _id, $defs: _defs, ...rest } = referring;
  return rest;
}

/** The shared shapes by name. */
export function sharedJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(sharedRegistry(), { ...OPTIONS, uri: (id) => PLACE + id });
  const bare = Object.entries(schemas as Record<string, JsonSchema>).map(
    ([id, { $schema: _schema, $id: _id, ...rest }]) => [id, rest] as const,
  );
  return Object.fromEntries(bare);
}
