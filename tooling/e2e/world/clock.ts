import { expect } from '@playwright/test';
import { currentStack } from './stack.ts';
import { staffApi } from './staff-api.ts';

/** Returns the lender's day, `YYYY-MM-DD`. */
export async function businessDay(): Promise<string> {
  const answer = await fetch(`${currentStack().addresses.api}/sandbox/clock`);
  return ((await answer.json()) as { businessDate: string }).businessDate;
}

/** Moves the lender's clock through the days up to this one. */
export async function moveClockTo(day: string): Promise<void> {
  await (await staffApi()).post('/web/private/back-office/sandbox/clock', { businessDate: day });
  expect(await businessDay()).toBe(day);
}
