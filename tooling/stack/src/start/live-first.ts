import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { firstMonthsFile } from './app-services.ts';
import type { ServiceSpec } from './service.ts';
import type { StackSettings } from './settings.ts';
import type { Progress } from './stack.ts';
import type { FinishOutcome, Supervisor } from './supervisor.ts';

/** Progress of the first months of a lender, as the back-office reads it, too. */
const lifeLine = z.object({ day: z.number(), days: z.number() });

/** The first months of a lender in a new database. */
interface Life {
  /** `false` also where a lender existed already. */
  isLiving: () => boolean;
  lived: Promise<FinishOutcome>;
}

interface Surroundings {
  supervisor: Supervisor;
  settings: StackSettings;
  progress: Progress | undefined;
}

/** Runs the first months of a new lender, reports the progress, and leaves any other lender as it is. */
export function liveFirst(demo: ServiceSpec, { supervisor, settings, progress }: Surroundings): Life {
  const file = firstMonthsFile(settings);
  rmSync(file, { force: true });
  let isLiving = false;
  const hear = (line: string) => {
    if (line === 'used') return;
    isLiving = true;
    const { day, days } = lifeLine.parse(JSON.parse(line));
    writeFileSync(`${file}.new`, line);
    renameSync(`${file}.new`, file);
    progress?.onDay(day, days);
  };
  const lived = supervisor.finish(demo, hear).finally(() => {
    isLiving = false;
    rmSync(file, { force: true });
  });
  return { isLiving: () => isLiving, lived };
}
