import type { ExitCode } from './exit-code.ts';

const ASKED = ['--help', '-h'];

/** Prints the usage of a command. Exits with 0 when that was asked for, else with 2. */
export function printUsage(words: readonly string[], usage: string, print: (line: string) => void): ExitCode {
  print(usage);
  return words.some((word) => ASKED.includes(word)) ? 0 : 2;
}
