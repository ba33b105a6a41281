import { parentPort, workerData } from 'node:worker_threads';
import type { Writing } from './writing.ts';

/** Sends several requests at a time, each as soon as the one before was answered; reports how long each answer took. */
const { url, body, tokens, atOnce }: Writing = workerData;
const waiting = [...tokens];
const ms: number[] = [];

async function write(): Promise<void> {
  for (let token = waiting.shift(); token !== undefined; token = waiting.shift()) {
    const begun = performance.now();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const response = await fetch(url, { method: 'POST', headers, body });
    const answer = await response.text();
    if (response.status !== 201) throw new Error(`${response.status} ${answer}`);
    ms.push(performance.now() - begun);
  }
}

await Promise.all(Array.from({ length: atOnce }, write));
parentPort?.postMessage(ms);
