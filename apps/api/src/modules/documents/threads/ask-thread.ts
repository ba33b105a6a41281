import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@lender/result';

export interface ThreadLimits {
  /** Processor time of the thread, in milliseconds: limit for the question itself, on a busy machine too. */
  readonly cpuMs: number;
  /** JavaScript's own memory; pictures and WebAssembly are outside of it. */
  readonly heapMb: number;
  /** Wall-clock time, in milliseconds: limit of the caller's wait for a machine that has no time for the thread. */
  readonly waitMs: number;
}

/** Interval at which the processor time of a thread is read, in milliseconds. */
const LOOK_MS = 100;

/**
 * Asks one question of a program in a thread of its own, which ends with its answer: whatever a file makes a decoder
 * do, no other request waits for it or fails with it.
 *
 * @param program - posts its answer to the question that it finds in `workerData`
 * @returns `exhausted` when the thread used up its processor time or its memory, which is a property of the question;
 *   `late` when the clock ran out first, which is a property of the machine
 * @throws when the program failed in another way
 */
export async function askThread<Question, Answer>(
  program: URL,
  question: Question,
  { cpuMs, heapMb, waitMs }: ThreadLimits,
): Promise<Result<Answer, 'exhausted' | 'late'>> {
  const worker = new Worker(program, {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // A decoder prints remarks about a broken file, which do not belong in our log.
    stdout: true,
    stderr: true,
  });
  let wait: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      wait = setTimeout(() => resolve(fail('late')), waitMs);
      look = setInterval(async () => {
        if ((await cpuMsOf(worker)) > cpuMs) resolve(fail('exhausted'));
      }, LOOK_MS);
      worker.once('message', (answer) => resolve(ok(answer)));
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve(fail('exhausted')) : reject(error)));
      worker.once('exit', () => reject(new Error('a thread ended without an answer')));
    });
  } finally {
    clearTimeout(wait);
    clearInterval(look);
    await worker.terminate();
  }
}

/** Returns the processor time that a thread has used, in milliseconds; 0 for one that is starting or has ended. */
async function cpuMsOf(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return 0;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
