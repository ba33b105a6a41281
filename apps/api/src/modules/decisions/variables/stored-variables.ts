import { type getDecision, type Reply, VARIABLE_SOURCES } from '@lender/contract';
import * as z from 'zod/mini';

/** Variables from which a decision was made, as they are stored. */
export const storedVariables = z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.null()]));

/** Source of each of these, and the moment since which it holds; earlier decisions do not have them. */
const storedOrigins = z.record(
  z.string(),
  z.object({ source: z.enum(VARIABLE_SOURCES), asOf: z.nullable(z.iso.datetime()) }),
);
export type VariableOrigins = z.output<typeof storedOrigins>;

type Reported = Reply<typeof getDecision>['variables'];

/** Returns the variables of a stored decision, each with its source. */
export function toVariablesReply(row: { readonly variables: unknown; readonly origins: unknown }): Reported {
  const origins = storedOrigins.parse(row.origins);
  return Object.entries(storedVariables.parse(row.variables)).map(([name, value]) => ({
    name,
    value,
    source: origins[name]?.source ?? null,
    asOf: origins[name]?.asOf ?? null,
  }));
}
