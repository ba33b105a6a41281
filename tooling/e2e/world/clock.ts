import { expect } from '@playwright/test';
import { currentStack } from './stack.ts';
import { staffApi } from './staff-api.ts';

/** The lender's day, `YYYY-MM-DD`. */
export async function businessDay(): Promise<string> {
  const answer = await fetch(`${currentStack().addresses.api}/sandbox/clock`);
  return ((await answer.json()) as { businessDate: string }).businessDate;
}

/** Lets the lender live through the days up to one. */
export async function moveClockTo(day: string): Promise<void> {
  await (await staffApi()).post('/web/private/back-office/sandbox/clock', { businessDate: day });
  expect(await businessDay()).toBe(day);
}
