/** Words of names that the glossary has retired. */
export const RETIRED_NAMES: ReadonlySet<string> = new Set([
  ...['anew', 'deed', 'deeds', 'errand', 'errands', 'heard', 'news', 'nobody', 'somebody', 'standing', 'standings'],
  ...['tell', 'telling', 'tells', 'told', 'whoever', 'wish', 'wished', 'wishes'],
]);

/** Words of comments and of titles of tests that the glossary has retired. */
export const RETIRED_PROSE =
  /\b(?:anew|at pace|deeds?|errands?|heard|nobody|outside names?|somebody|told|turn(?:ed|ing|s)? away|whoever|wish(?:ed|es)?)\b/gi;

/** Names that the wire, a column or a published package fixes. */
export const WIRE_NAMES: ReadonlySet<string> = new Set([]);
