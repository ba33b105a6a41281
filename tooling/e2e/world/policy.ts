import { Client } from 'pg';
import { currentStack } from './stack.ts';

/** Stored decision policy, as far as a journey changes it. */
export interface PolicyConfig {
  readonly asks: readonly string[];
  readonly preApproval: boolean;
  readonly variables: Readonly<Record<string, { readonly type: string; readonly required?: boolean }>>;
  readonly rules: readonly { readonly id: string; readonly enabled: boolean; readonly when: unknown }[];
  readonly scorecard: { readonly base: number; readonly attributes: readonly unknown[] };
}

/** Publishes the first policy again, changed or as it was: policies are rows, of which the newest that is live decides. */
export async function publishPolicy(change: (first: PolicyConfig) => PolicyConfig = (first) => first): Promise<void> {
  const db = new Client({ connectionString: currentStack().databaseUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ name: string; config: PolicyConfig; next: number }>(
      `select name, config, (select max(version) + 1 from policy where name = p.name) as next
       from policy p order by version limit 1`,
    );
    const [first] = rows;
    if (!first) throw new Error('there is no policy');
    await db.query(
      `insert into policy (name, version, config, live_from)
       select $1, $2, $3, now() + offset_ms * interval '1 millisecond' from business_clock`,
      [first.name, first.next, JSON.stringify({ ...change(first.config), version: first.next })],
    );
  } finally {
    await db.end();
  }
}
