import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { connect } from './database.ts';

test('an idle connection is closed after the time that the caller chose', async () => {
  const { pool, close } = connect(await testDatabase(), { keptMs: 1 });
  await pool.query('select 1');
  await vi.waitFor(() => expect(pool.totalCount).toBe(0), soon);
  await close();
});
