import pg from 'pg';

/** Names under which databases keep the plans of statements, by text. */
const NAMES = new Map<string, string>();

/**
 * Matches statements that select all columns: once a migration adds a column, their plan has another result, and is
 * refused.
 */
const TAKES_ALL = /^\s*select\s+(?:"?\w+"?\.)?\*/i;

/**
 * Makes each connection plan a statement only once, for statements of nearly every request: the database needs longer
 * to plan such a statement than to run it.
 *
 * @throws when the statement takes all columns of a table
 */
export function planOnce(text: string): void {
  if (TAKES_ALL.test(text)) throw new Error(`A statement that is planned once names its columns: ${text}`);
  if (!NAMES.has(text)) NAMES.set(text, `planned_${NAMES.size}`);
}

/** Connection that keeps plans of statements. */
export class PlannedClient extends pg.Client {
  override query: pg.Client['query'] = (asked: unknown, ...rest: unknown[]) => {
    const name = typeof asked === 'string' ? NAMES.get(asked) : undefined;
    return Reflect.apply(pg.Client.prototype.query, this, [name ? { name, text: asked } : asked, ...rest]);
  };
}
