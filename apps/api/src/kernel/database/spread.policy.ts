import type { Placement } from './placement.data.ts';

/** A schema as the system catalogue describes it. */
export interface Catalogue {
  readonly columns: readonly {
    readonly table: string;
    readonly name: string;
    readonly type: string;
    readonly isNullable: boolean;
    /** True when a sequence gives its values. */
    readonly isCounted: boolean;
    readonly isGenerated: boolean;
  }[];
  /** Primary keys, unique constraints and unique indexes, with the columns that they compare as they are. */
  readonly uniques: readonly {
    readonly table: string;
    readonly name: string;
    readonly columns: readonly string[];
    readonly isDeferrable: boolean;
  }[];
  readonly references: readonly {
    readonly table: string;
    readonly name: string;
    readonly columns: readonly string[];
    readonly to: string;
    readonly toColumns: readonly string[];
    readonly isDeferrable: boolean;
  }[];
  /** Indexes, with access method and the number of columns or expressions that they look up by. */
  readonly indexes: readonly {
    readonly table: string;
    readonly name: string;
    readonly method: string;
    readonly keys: number;
  }[];
  readonly triggers: readonly { readonly table: string; readonly name: string }[];
  readonly rules: readonly { readonly table: string; readonly name: string }[];
  /** Exclusion constraints, and tables that inherit from others. */
  readonly exclusions: readonly string[];
  readonly heirs: readonly string[];
}

interface Plan {
  readonly placementOf: (table: string) => Placement;
  /** Triggers that are left out where a table is spread. */
  readonly guards: readonly string[];
}

/**
 * Returns what Citus or YugabyteDB would refuse of a schema whose tables are placed by a plan, in their published
 * words; empty when nothing is known against it. That is what is published, not what was tried: neither engine was run.
 *
 * - Citus: a unique constraint of a distributed table includes its distribution column; a foreign key between
 *   distributed tables does too, and may else point only to a reference table; nothing points from a reference or a
 *   local table to a distributed one (docs.citusdata.com, "Creating and Modifying Distributed Objects (DDL)"); no
 *   triggers on distributed tables ("Triggers on Distributed Tables"); a sequence of a distributed table is a bigint,
 *   and no rules ("SQL Support and Workarounds").
 * - YugabyteDB: no exclusion constraints, no table inheritance, no GiST indexes, no GIN indexes of several columns, no
 *   generated columns that are stored, no deferrable constraints (docs.yugabyte.com, "PostgreSQL compatibility").
 */
export function refusedWhenSpread(
  { columns, uniques, references, indexes, triggers, rules, exclusions, heirs }: Catalogue,
  { placementOf, guards }: Plan,
): string[] {
  const keyOf = (table: string): string | undefined => {
    const placement = placementOf(table);
    if (placement === 'client') return 'client_id';
    return typeof placement === 'object' ? placement.by : undefined;
  };
  const tables = [...new Set(columns.map(({ table }) => table))];
  return [
    ...tables.flatMap((table) => {
      const key = keyOf(table);
      if (key === undefined) return [];
      const column = columns.find((one) => one.table === table && one.name === key);
      return column && !column.isNullable ? [] : [`${table} has no ${key}, or one that may be null`];
    }),
    ...columns
      .filter(({ table, isCounted, type }) => keyOf(table) !== undefined && isCounted && type !== 'bigint')
      .map(({ table, name }) => `${table}.${name} counts in less than a bigint`),
    ...columns
      .filter(({ isGenerated }) => isGenerated)
      .map(({ table, name }) => `${table}.${name} is made from others and stored`),
    ...uniques.flatMap(({ table, name, columns: compared }) => {
      const key = keyOf(table);
      return key === undefined || compared.includes(key) ? [] : [`${name} of ${table} is unique without ${key}`];
    }),
    ...references.flatMap(({ table, name, columns: from, to, toColumns }) => {
      if (placementOf(to) === 'everywhere') return [];
      const [key, toKey] = [keyOf(table), keyOf(to)];
      if (key === undefined && toKey === undefined) {
        return placementOf(table) === 'everywhere'
          ? [`${name}: ${table} is everywhere and names ${to}, in one place`]
          : [];
      }
      const isTogether =
        key !== undefined && key === toKey && from.some((one, at) => one === key && toColumns[at] === toKey);
      return isTogether ? [] : [`${name}: a row of ${table} names one of ${to}, which is kept elsewhere`];
    }),
    ...[...uniques, ...references]
      .filter(({ isDeferrable }) => isDeferrable)
      .map(({ name }) => `${name} is deferrable`),
    ...triggers
      .filter(({ name }) => !guards.includes(name))
      .map(({ table, name }) => `${name} of ${table} is a trigger on which something depends`),
    ...rules.map(({ table, name }) => `${name} of ${table} is a rule`),
    ...indexes.filter(({ method }) => method === 'gist').map(({ name }) => `${name} is a GiST index`),
    ...indexes
      .filter(({ method, keys }) => method === 'gin' && keys > 1)
      .map(({ name }) => `${name} is a GIN index of several columns`),
    ...exclusions.map((name) => `${name} is an exclusion constraint`),
    ...heirs.map((name) => `${name} inherits from another table`),
  ];
}
