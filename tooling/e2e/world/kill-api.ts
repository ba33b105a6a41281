import { currentStack } from './stack.ts';

/** Kills the API without a word, after a moment; its starter brings it back. */
export async function killApi(afterMs = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  process.kill(currentStack().pids.api, 'SIGKILL');
}

/** Waits until the API that was started again takes requests. */
export async function untilReady(): Promise<void> {
  const { api } = currentStack().addresses;
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${api}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the API did not come back');
}
