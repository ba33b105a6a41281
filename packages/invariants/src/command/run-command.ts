import { drawSeed } from '../check-invariants.ts';
import { runInvariants, type Verdict } from '../report/run-invariants.ts';
import { writeFinding } from '../report/write-finding.ts';
import { helpText } from './help.ts';
import { languageAsked, readOptions } from './read-options.ts';
import { UsageError } from './usage-error.ts';

const EXIT_CODES: Readonly<Record<Verdict, number>> = { held: 0, broken: 1, incomplete: 2 };
const COULD_NOT_RUN = EXIT_CODES.incomplete;

interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes a line. */
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Runs the command line. @returns its exit code */
export async function runCommand(args: readonly string[], { env, write, complain }: Surroundings): Promise<number> {
  try {
    const { help, json, language, invariants } = readOptions(args, env);
    if (help) {
      write(helpText(language));
      return 0;
    }
    const seed = invariants.seed ?? drawSeed();
    const report = await runInvariants({ ...invariants, seed }, (finding) => {
      if (!json) write(writeFinding(finding, { seed, language }));
    });
    write(json ? JSON.stringify(report, null, 2) : `${report.verdict}, seed ${seed}`);
    return EXIT_CODES[report.verdict];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(error.told(languageAsked(args)));
    return COULD_NOT_RUN;
  }
}
