/**
 * Value that a variable may hold. `null` was looked for and does not exist, such as the days since a rejection that
 * never was.
 */
export type Scalar = number | boolean | string | null;

/** Variables by name. One that is absent was not collected. Amounts are integer centavos. */
export type Variables = Readonly<Record<string, Scalar>>;

/**
 * A condition or a computation as plain data. A text is the name of a variable; texts to compare with are only in the
 * list of `in`. `between` includes both ends.
 */
export type Expression =
  | number
  | boolean
  | string
  | readonly ['and' | 'or', ...Expression[]]
  | readonly ['not', Expression]
  | readonly [Comparison, Expression, Expression]
  | readonly ['in', Expression, readonly (number | string)[]]
  | readonly ['between', Expression, Expression, Expression]
  | readonly [Arithmetic, Expression, Expression];

export type Comparison = 'gt' | 'gte' | 'lt' | 'lte' | 'eq';
export type Arithmetic = 'add' | 'sub' | 'mul' | 'div';
