import { Client } from 'pg';
import { currentStack } from './stack.ts';

/** Puts the first product on sale again: the newest version that is live is sold. */
export async function sellFirstProduct(): Promise<void> {
  const db = new Client({ connectionString: currentStack().databaseUrl });
  await db.connect();
  try {
    await db.query(
      `insert into product (version, config, live_from)
       select (select max(version) + 1 from product), config, now() + offset_ms * interval '1 millisecond'
       from product, business_clock order by version limit 1`,
    );
  } finally {
    await db.end();
  }
}
