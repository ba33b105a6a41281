/** Words of names that the glossary has retired. */
export const RETIRED_NAMES: ReadonlySet<string> = new Set([
  ...['anew', 'deed', 'deeds', 'errand', 'errands', 'heard', 'news', 'nobody', 'somebody', 'standing', 'standings'],
  ...['tell', 'telling', 'tells', 'told', 'whoever', 'wish', 'wished', 'wishes'],
]);

/** Words of comments and of titles of tests that the glossary has retired. */
export const RETIRED_PROSE =
  /\b(?:anew|at pace|deeds?|errands?|heard|nobody|outside names?|somebody|told|turn(?:ed|ing|s)? away|whoever|wish(?:ed|es)?)\b/gi;

/** Names that callers, users of a package or rows of a database know, and that keep their words. */
export const KEPT_NAMES: ReadonlySet<string> = new Set([
  // Fields of calls.
  ...['deed', 'standing', 'told'],
  // Published by packages.
  ...['COLLECTION_STANDINGS', 'CollectionStanding', 'ContactStanding', 'LOAN_STANDINGS', 'LoanStanding', 'standingOf'],
  ...['toldAtMs', 'wishedCentavos'],
  // In a migration that has run.
  'give_to_nobody',
]);
