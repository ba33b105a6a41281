import type { CommandAround } from './command-around.ts';
import type { ExitCode } from './exit-code.ts';
import { untroubled } from './untroubled.ts';

type Command<Settings> = (words: readonly string[], around: CommandAround<Settings>) => Promise<ExitCode>;

/** Runs a command with the words that were typed. */
export async function runMain<Settings>(command: Command<Settings>, readEnv: () => Settings): Promise<void> {
  process.exitCode = await untroubled(() =>
    command(process.argv.slice(2), {
      readEnv,
      print: (line) => console.log(line),
      // pnpm runs scripts in their package, and reports the folder where they were typed.
      typedIn: process.env.INIT_CWD ?? process.cwd(),
    }),
  );
}
