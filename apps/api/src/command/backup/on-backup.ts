import path from 'node:path';
import type { CommandAround } from '../command-around.ts';
import type { ExitCode } from '../exit-code.ts';
import { printUsage } from '../print-usage.ts';
import { BrokenBackup } from './broken-backup.ts';

/** Runs a command about one backup. Prints its usage when its words are wrong, or why the backup was refused. */
export async function onBackup(
  words: readonly string[],
  { print, typedIn, usage }: Pick<CommandAround, 'print' | 'typedIn'> & { readonly usage: string },
  work: (folder: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const folder = oneFolder(words, typedIn);
  if (folder === undefined) return printUsage(words, usage, print);
  try {
    return await work(folder);
  } catch (error) {
    if (!(error instanceof BrokenBackup)) throw error;
    print(error.message);
    return 1;
  }
}

/**
 * Returns the folder that a command names; undefined when it names none or anything else. The folder is relative to
 * where the command was typed, which pnpm reports: scripts run in their package.
 */
function oneFolder(words: readonly string[], typedIn: string): string | undefined {
  const [folder, ...others] = words;
  return folder === undefined || folder === '' || folder.startsWith('-') || others.length > 0
    ? undefined
    : path.resolve(typedIn, folder);
}
