import { type getDecision, type Reply, VARIABLE_SOURCES } from '@lender/contract';
import * as z from 'zod/mini';

/** What a decision was made from, as it is stored. */
export const storedVariables = z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.null()]));

/** Where each of that came from, and since when it was so; decisions of before did not say. */
const storedOrigins = z.record(
  z.string(),
  z.object({ source: z.enum(VARIABLE_SOURCES), asOf: z.nullable(z.iso.datetime()) }),
);
export type VariableOrigins = z.output<typeof storedOrigins>;

type Told = Reply<typeof getDecision>['variables'];

/** The variables of a stored decision, each with where it came from. */
export function toVariablesReply(row: { readonly variables: unknown; readonly origins: unknown }): Told {
  const origins = storedOrigins.parse(row.origins);
  return Object.entries(storedVariables.parse(row.variables)).map(([name, value]) => ({
    name,
    value,
    source: origins[name]?.source ?? null,
    asOf: origins[name]?.asOf ?? null,
  }));
}
