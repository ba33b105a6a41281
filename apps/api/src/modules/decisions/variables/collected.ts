import type { VariableSource } from '@lender/contract';
import type { Variables } from '@lender/lending';
import type { VariableOrigins } from './stored-variables.ts';

/** Variables that came from one place at one moment. */
export interface Collected {
  readonly source: VariableSource;
  /** Moment since which they are known to hold; `null` when unknown. */
  readonly asOf: Date | null;
  readonly variables: Variables;
}

/** All of them together; of a variable that came twice the last one counts. */
export const variablesOf = (collected: readonly Collected[]): Variables =>
  Object.assign({}, ...collected.map(({ variables }) => variables));

/** Returns the source of each variable. */
export const originsOf = (collected: readonly Collected[]): VariableOrigins =>
  Object.fromEntries(
    collected.flatMap(({ source, asOf, variables }) =>
      Object.keys(variables).map((name) => [name, { source, asOf: asOf?.toISOString() ?? null }]),
    ),
  );
