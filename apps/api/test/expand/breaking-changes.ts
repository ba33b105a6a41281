import type { Catalogue, Column } from './catalogue.ts';

/**
 * Lists the parts of a schema change that an earlier server does not survive, in words that a list of exceptions
 * repeats: what it reads or writes is gone, has another type, or must be a value that the server does not know.
 */
export function breakingChanges(before: Catalogue, after: Catalogue): readonly string[] {
  return [...goneOrChanged(before, after), ...demanded(before, after)];
}

function goneOrChanged(before: Catalogue, after: Catalogue): string[] {
  return [...before.columns].flatMap(([table, columns]) => {
    const now = after.columns.get(table);
    if (!now) return [`table ${table} is gone`];
    const added = [...now].filter(
      ([name, { isRequired, hasDefault }]) => !columns.has(name) && isRequired && !hasDefault,
    );
    return [
      ...[...columns].flatMap(([name, column]) => changesOf(`${table}.${name}`, column, now.get(name))),
      ...added.map(([name]) => `column ${table}.${name} is new and must be given`),
    ];
  });
}

function changesOf(name: string, before: Column, now: Column | undefined): string[] {
  if (!now) return [`column ${name} is gone`];
  return [
    ...(now.type === before.type ? [] : [`column ${name} is ${now.type} instead of ${before.type}`]),
    ...(now.isRequired && !before.isRequired ? [`column ${name} must be given`] : []),
    ...(before.hasDefault && !now.hasDefault && now.isRequired ? [`column ${name} has no default any more`] : []),
  ];
}

/** Lists new demands on tables that existed before; no older server writes to a new table. */
function demanded(before: Catalogue, after: Catalogue): string[] {
  const isNew = [...after.demands].flatMap(([name, { table, says }]) => {
    const old = before.demands.get(name);
    if (!before.columns.has(table) || old?.says === says) return [];
    if (old === undefined) return isImplied(says, table, before) ? [] : [`${name} is new: ${says}`];
    return allowsMore(old.says, says) ? [] : [`${name} is another: ${says}`];
  });
  // An older server may name a unique key in the conflict clause of an insert.
  const isGone = [...before.demands].flatMap(([name, { table, says }]) =>
    !after.demands.has(name) && after.columns.has(table) && /UNIQUE|PRIMARY KEY/.test(says)
      ? [`${name} is gone: ${says}`]
      : [],
  );
  return [...isNew, ...isGone];
}

/** Tells whether a key of fewer columns made the same demand of a table before. */
function isImplied(says: string, table: string, { demands }: Catalogue): boolean {
  const wanted = keyOf(says);
  const keys = [...demands.values()].filter((one) => one.table === table).map((one) => keyOf(one.says));
  return keys.some(
    (key) =>
      wanted !== undefined &&
      key?.columns.every((column) => wanted.columns.includes(column)) === true &&
      (key.where === '' || key.where === wanted.where),
  );
}

/** Returns the columns of a unique key, and the condition on its rows. */
function keyOf(says: string): { readonly columns: readonly string[]; readonly where: string } | undefined {
  const [, list, where] =
    /^(?:PRIMARY KEY|UNIQUE|CREATE UNIQUE INDEX ON \S+ USING btree) \(([^()]*)\)(.*)$/.exec(says) ?? [];
  return list === undefined ? undefined : { columns: list.split(', '), where: where ?? '' };
}

/** Tells whether a closed list of words allows all that it did, and demands nothing else. */
function allowsMore(before: string, now: string): boolean {
  const wordsOf = (text: string) => new Set([...text.matchAll(/'([^']*)'::text/g)].map(([, word]) => word));
  const frameOf = (text: string) => text.replace(/(?:'[^']*'::text(?:, )?)+/g, '…');
  return frameOf(before) === frameOf(now) && [...wordsOf(before)].every((word) => wordsOf(now).has(word));
}
