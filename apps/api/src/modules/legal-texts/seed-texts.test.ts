import { expect, test } from 'vitest';
import { testServer } from '../../../test/server/server.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { seedLegalTexts } from './seed-texts.ts';

/** The demo lender was installed months ago. */
const INSTALLED = new Date('2026-08-23T18:00:00Z');
const { services } = await testServer({}, { wall: () => INSTALLED });
const liveFrom = () => services.db.selectFrom('legal_text').select('live_from').distinct().execute();

test('the texts of a new lender are in force from the moment of its installation, also after later starts', async () => {
  expect(await liveFrom()).toEqual([{ live_from: INSTALLED }]);
  await inTransaction(services.db, (tx) => seedLegalTexts(tx, new Date('2026-11-23T18:00:00Z')));
  expect(await liveFrom()).toEqual([{ live_from: INSTALLED }]);
});
