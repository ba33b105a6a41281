import { expect, test } from 'vitest';
import { measureDayClose } from './measure-day-close.ts';

const PROCESSES_START_MS = 180_000;

test('the close of a day can be measured', { timeout: PROCESSES_START_MS }, async () => {
  const [result] = await measureDayClose([5], { rounds: 1 });
  expect(result).toMatchObject({ race: '5 loans', statuses: [{ ratio: 1 }, { contender: 'the close' }] });
  for (const { nsPerCall } of result?.statuses ?? []) expect(nsPerCall).toBeGreaterThan(0);
});
