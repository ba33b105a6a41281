import { afterAll } from 'vitest';
import { connect, type Db } from '../../src/kernel/database/database.ts';
import type { TestServer } from './server.ts';

/** Connects to the database as its owner, who may do more than the server. Call it at the top of a test file. */
export function ownerOf({ env }: Pick<TestServer, 'env'>): Db {
  const { db, close } = connect(env.DATABASE_URL, { connections: 2 });
  afterAll(close);
  return db;
}
