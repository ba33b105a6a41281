import type { CommandAround } from './command-around.ts';
import type { ExitCode } from './exit-code.ts';
import { troubleOf } from './trouble-of.ts';

type Command<Settings> = (words: readonly string[], around: CommandAround<Settings>) => Promise<ExitCode>;

/** Runs a command with the words that were typed. Where the world around it is broken, one line says so. */
export async function runMain<Settings>(command: Command<Settings>, readEnv: () => Settings): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), {
      readEnv,
      print: (line) => console.log(line),
      // pnpm runs scripts in their package, and tells from where.
      typedIn: process.env.INIT_CWD ?? process.cwd(),
    });
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    console.error(trouble);
    process.exit(1);
  }
}
