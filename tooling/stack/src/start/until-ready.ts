import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './service.ts';

const readyTimeoutMs = 180_000;
const pollMs = 100;

/** Tells whether a process becomes ready: `false` when it ends before, or is not ready in 180 s. */
export async function untilReady(service: Service): Promise<boolean> {
  const { ready } = service.spec;
  const ended = service.exited.then(() => false);
  if (ready !== 'line') return Promise.race([untilItAnswers(service, ready.url), ended]);
  const tooLong = sleep(readyTimeoutMs, false, { ref: false });
  return Promise.race([service.firstLine.then(() => true), tooLong, ended]);
}

async function untilItAnswers(service: Service, url: string): Promise<boolean> {
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline && !service.exit(); await sleep(pollMs)) {
    if (await answers(url)) return true;
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
