import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a command to its end and gives what it printed.
 *
 * @throws with everything it printed when it fails
 */
export async function runCommand(command: string, args: readonly string[], directory: string): Promise<string> {
  try {
    const { stdout } = await execute(command, [...args], { cwd: directory, maxBuffer: 2 ** 26 });
    return stdout.trim();
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error && 'stderr' in error && [error.stdout, error.stderr];
    throw new Error(`${command} ${args.join(' ')}\n${(printed || []).join('')}`, { cause: error });
  }
}
