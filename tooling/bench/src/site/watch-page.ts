import type { CDPSession, Page } from 'playwright-core';

/** Times that a page recorded, in ms since it was asked for. */
export interface Noted {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Sum of what exceeds 50 ms in all longer tasks after the first paint. */
  readonly blockedMs: number;
  /** Time of the slowest answer to an input, to the next frame. */
  readonly slowestInputMs: number;
  /** Moment when the marked text changed first. */
  readonly changedMs: number | null;
  /** Moment when React had taken over the page, or its island. */
  readonly hydratedMs: number | null;
}

/** Runs in the page before any other script. */
const notes = `
const notes = (globalThis.notes = { lcpMs: 0, long: [], slowestInputMs: 0, changedMs: null, hydratedMs: null });
const each = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
each('largest-contentful-paint', (entry) => { notes.lcpMs = entry.startTime; });
each('longtask', (entry) => notes.long.push([entry.startTime, entry.duration]));
each('event', (entry) => { if (entry.interactionId) notes.slowestInputMs = Math.max(notes.slowestInputMs, entry.duration); }, { durationThreshold: 16 });
const said = () => document.readyState === 'loading' ? '' : [...document.querySelectorAll('#calculadora strong')].map((each) => each.textContent).join();
const isTaken = () => Object.keys(document.querySelector('main form, main a, main button') ?? {}).some((key) => key.startsWith('__reactProps'));
let before;
const look = () => {
  const now = performance.now();
  const text = said();
  if (text) { before ??= text; if (notes.changedMs === null && text !== before) notes.changedMs = now; }
  if (notes.hydratedMs === null && isTaken()) notes.hydratedMs = now;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
`;

export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(notes);

export function readNotes(page: Page): Promise<Noted> {
  return page.evaluate(`(() => {
    const { long, ...rest } = globalThis.notes;
    const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const blockedMs = long.filter(([at]) => at >= fcpMs).reduce((sum, [, ms]) => sum + ms - 50, 0);
    return { ...rest, fcpMs, blockedMs };
  })()`);
}

/** Requests that a page made, and their size. */
export interface Fetched {
  requests: number;
  scriptBytes: number;
}

/** Counts the requests and bytes that arrive from now on, as sent: compressed, with headers. */
export function countFetched(session: CDPSession): Fetched {
  const fetched: Fetched = { requests: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    fetched.requests += 1;
    if (scripts.has(requestId)) fetched.scriptBytes += encodedDataLength;
  });
  return fetched;
}
