/** Returns a record of entries whose keys are known: `Object.fromEntries` loses their type. */
export const recordFrom = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Record<Key, Value>;
