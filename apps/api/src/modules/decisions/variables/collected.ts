import type { VariableSource } from '@lender/contract';
import type { Variables } from '@lender/lending';
import type { VariableOrigins } from './stored-variables.ts';

/** Variables from one source at one moment. */
export interface Collected {
  readonly source: VariableSource;
  /** Moment since which they are known to hold; `null` when unknown. */
  readonly asOf: Date | null;
  readonly variables: Variables;
}

/** Combines all variables; of one that occurs twice the last counts. */
export const variablesOf = (collected: readonly Collected[]): Variables =>
  Object.assign({}, ...collected.map(({ variables }) => variables));

/** Returns the source of each variable. */
export const originsOf = (collected: readonly Collected[]): VariableOrigins =>
  Object.fromEntries(
    collected.flatMap(({ source, asOf, variables }) =>
      Object.keys(variables).map((name) => [name, { source, asOf: asOf?.toISOString() ?? null }]),
    ),
  );
