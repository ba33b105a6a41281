import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Speed of a network and of a phone. */
export interface Conditions {
  readonly rttMs: number;
  readonly bytesPerSecond: number;
  /** Factor by which the phone is slower than this machine. */
  readonly cpuSlowdown: number;
}

const kilobits = 1_000 / 8;
export const SLOW_4G: Conditions = { rttMs: 150, bytesPerSecond: 1_600 * kilobits, cpuSlowdown: 4 };
export const SLOW_3G: Conditions = { rttMs: 400, bytesPerSecond: 400 * kilobits, cpuSlowdown: 4 };

/** Opens a new page with empty storage on another site, under these conditions. */
export async function openSlowPage(
  context: BrowserContext,
  conditions: Conditions,
  elsewhere: string,
): Promise<[Page, CDPSession]> {
  const page = await context.newPage();
  await page.goto(elsewhere);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.rttMs,
    downloadThroughput: conditions.bytesPerSecond,
    uploadThroughput: conditions.bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  return [page, session];
}
