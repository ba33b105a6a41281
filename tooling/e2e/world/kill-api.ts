import { currentStack } from './stack.ts';

/** Kills the API without warning, after a moment; its starter restarts it. */
export async function killApi(afterMs = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  for (let attempt = 0; !isKilled(currentStack().pids.api); attempt++) {
    if (attempt === 300) throw new Error('the API did not come back to be killed again');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Other processes answer, where there are several, while the one that was killed before is still starting. */
function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Waits until the restarted API accepts requests. */
export async function untilReady(): Promise<void> {
  const { api } = currentStack().addresses;
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${api}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the API did not come back');
}
