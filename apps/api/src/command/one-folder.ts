import path from 'node:path';

/**
 * The folder that a command names, and nothing else; undefined for anything else. It is meant from where the command
 * was typed, which pnpm tells: scripts run in their package.
 */
export function oneFolder(words: readonly string[], typedIn: string): string | undefined {
  const [folder, ...others] = words;
  return folder === undefined || folder === '' || folder.startsWith('-') || others.length > 0
    ? undefined
    : path.resolve(typedIn, folder);
}
