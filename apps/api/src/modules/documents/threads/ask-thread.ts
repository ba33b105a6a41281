import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@lender/money';

export interface ThreadLimits {
  readonly timeoutMs: number;
  /** JavaScript's own memory; pictures and WebAssembly lie outside of it. */
  readonly heapMb: number;
}

/**
 * Asks one question of a program in a thread of its own, which ends with its answer: whatever a file makes a decoder
 * do, nobody else waits for it or breaks with it.
 *
 * @param program - posts its answer to what it finds in `workerData`
 * @returns `exhausted` when the thread used up its time or its memory
 * @throws when the program broke otherwise
 */
export async function askThread<Question, Answer>(
  program: URL,
  question: Question,
  { timeoutMs, heapMb }: ThreadLimits,
): Promise<Result<Answer, 'exhausted'>> {
  const worker = new Worker(program, {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // A decoder writes what it thinks of a broken file; that is no line of our log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(fail('exhausted')), timeoutMs);
      worker.once('message', (answer) => resolve(ok(answer)));
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve(fail('exhausted')) : reject(error)));
      worker.once('exit', () => reject(new Error('a thread ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
