import { Client } from 'pg';
import { currentStack } from './stack.ts';

/** Adds another member of staff, with the operator's password: the demo has one person, and two are needed. */
export async function addColleague(role: string, name: string): Promise<{ readonly email: string }> {
  const { databaseUrl, operator } = currentStack();
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const id = crypto.randomUUID();
    const email = `${id}@example.com`;
    await db.query(
      `insert into staff_user (id, email, name, role, password_hash, created_at)
       select $1, $2, $3, $4, password_hash, created_at from staff_user where email = $5`,
      [id, email, name, role, operator.email],
    );
    return { email };
  } finally {
    await db.end();
  }
}
