import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A command of a step. */
export interface Command {
  command: string;
  args: string[];
  directory: string;
  env?: Record<string, string>;
}

/** Runs a command in our own terminal and tells whether it succeeded. A signal to us ends it first, then us. */
export function runCommand({ command, args, directory, env }: Command): Promise<boolean> {
  const child = spawn(command, args, { cwd: directory, env: { ...process.env, ...env }, stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => {
    child.once('exit', () => process.exit(128 + constants.signals[signal]));
    child.kill(signal);
  };
  process.once('SIGINT', pass).once('SIGTERM', pass);
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      process.removeListener('SIGINT', pass).removeListener('SIGTERM', pass);
      resolve(passed);
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(false);
    });
    child.once('exit', (code) => end(code === 0));
  });
}
