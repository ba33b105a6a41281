import { expect, test } from 'vitest';
import { askThread } from './ask-thread.ts';

const program = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const PATIENT = { cpuMs: 600_000, heapMb: 64, waitMs: 600_000 };

test('a thread answers the question it was given', async () => {
  const double = program(
    "import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData * 2);",
  );
  expect(await askThread(double, 21, PATIENT)).toEqual({ ok: true, value: 42 });
});

test('a question that uses up its processor time is exhausted, however long the caller would wait', async () => {
  expect(await askThread(program('for (;;);'), undefined, { ...PATIENT, cpuMs: 200 })).toEqual({
    ok: false,
    problem: 'exhausted',
  });
});

test('a question that uses up its memory is exhausted', async () => {
  const hoarder = program('const all = []; for (;;) all.push(new Array(1e5).fill(all.length));');
  expect(await askThread(hoarder, undefined, { ...PATIENT, heapMb: 16 })).toEqual({ ok: false, problem: 'exhausted' });
});

test('a thread that gets no processor time is late, and not exhausted', async () => {
  const idle = program('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
  expect(await askThread(idle, undefined, { ...PATIENT, waitMs: 1 })).toEqual({ ok: false, problem: 'late' });
});

test('a thread that fails in another way throws its error', async () => {
  await expect(askThread(program("throw new Error('broken');"), undefined, PATIENT)).rejects.toThrow('broken');
});
