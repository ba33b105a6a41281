import { mexicoDate } from '@lender/calculator';
import type { TestServer } from './server.ts';

const FAR_MINUTES = 10;

/** Moves the clock past a midnight of Mexico City that is near, so that all counts by day are of one day. */
export function awayFromMidnight(server: Pick<TestServer, 'services' | 'passSeconds'>): void {
  const now = server.services.clock.wall().getTime();
  if (mexicoDate(now) !== mexicoDate(now + FAR_MINUTES * 60_000)) server.passSeconds(FAR_MINUTES * 60);
}
