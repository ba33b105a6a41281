import type { ExitCode } from './exit-code.ts';

const ASKED = ['--help', '-h'];

/** Prints how a command is written, which whoever asked for it wanted, and nobody else. */
export function tellUsage(words: readonly string[], usage: string, print: (line: string) => void): ExitCode {
  print(usage);
  return words.some((word) => ASKED.includes(word)) ? 0 : 2;
}
