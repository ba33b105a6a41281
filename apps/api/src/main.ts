import { untroubled } from './command/untroubled.ts';
import { start } from './start.ts';

/**
 * Time in milliseconds after which a stop that hangs is given up: what was acknowledged is stored, and jobs run again.
 */
const GIVE_UP_MS = 9_000;

const running = await untroubled(() => start());

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
