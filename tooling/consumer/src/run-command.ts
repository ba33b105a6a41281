import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a command to its end and returns its output.
 *
 * @param env - added to the environment of this process
 *
 * @throws with the whole output when it fails
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  directory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const options = { cwd: directory, maxBuffer: 2 ** 26, env: { ...process.env, ...env } };
    const { stdout } = await execute(command, [...args], options);
    return stdout.trim();
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error && 'stderr' in error && [error.stdout, error.stderr];
    throw new Error(`${command} ${args.join(' ')}\n${(printed || []).join('')}`, { cause: error });
  }
}
