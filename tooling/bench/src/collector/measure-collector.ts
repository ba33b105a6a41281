import { bundleEach } from '@lender/vitest/size';
import { type Browser, chromium } from 'playwright-core';
import { collectorContenders } from './contenders.data.ts';
import { fillForm, scriptMs } from './fill-form.ts';
import { serveForm } from './serve-form.ts';

/** Cost of one contender while a form was filled in. */
export interface CollectorCost {
  readonly name: string;
  /** Script time until the collector was at work, in ms. */
  readonly bootMs: number;
  /** Script time while the form was filled in, in ms. */
  readonly workMs: number;
  readonly bytesPerMinute: number;
}

const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Fills in the same form with each contender in turn, round by round, in a browser; returns the medians. */
export async function measureCollector(rounds: number): Promise<CollectorCost[]> {
  const root = new URL('.', import.meta.url);
  const scripts = await bundleEach(
    collectorContenders.map(({ source }) => source),
    { root },
  );
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args });
  const costs: CollectorCost[][] = collectorContenders.map(() => []);
  // A browser's first page costs more than any other.
  await measureOnce(browser, '', '');
  for (let round = 0; round < rounds; round++) {
    for (const [at, { name }] of collectorContenders.entries())
      costs[at]?.push(await measureOnce(browser, name, scripts[at] ?? ''));
  }
  await browser.close();
  return costs.map((runs, at) => ({
    name: collectorContenders[at]?.name ?? '',
    bootMs: median(runs.map(({ bootMs }) => bootMs)),
    workMs: median(runs.map(({ workMs }) => workMs)),
    bytesPerMinute: median(runs.map(({ bytesPerMinute }) => bytesPerMinute)),
  }));
}

async function measureOnce(browser: Browser, name: string, script: string): Promise<CollectorCost> {
  const form = await serveForm(script);
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(form.url);
  await page.evaluate('globalThis.done');
  const bootMs = await scriptMs(session);
  const begun = performance.now();
  await fillForm(page);
  const workMs = (await scriptMs(session)) - bootMs;
  const minutes = (performance.now() - begun) / 60_000;
  await context.close();
  form.close();
  return { name, bootMs, workMs, bytesPerMinute: form.bytes() / minutes };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
