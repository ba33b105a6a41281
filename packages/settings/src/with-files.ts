import { readFileSync } from 'node:fs';
import type { Variables } from './variables.ts';

/** Inserts the content of files: `NAME_FILE` names the file of `NAME`, unless that is a setting by itself. */
export function withFiles(
  variables: Variables,
  names: readonly string[],
): { readonly variables: Variables; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read: Record<string, string> = {};
  for (const name of names) {
    const fileName = `${name}_FILE`;
    const file = variables[fileName];
    if (file === undefined || names.includes(fileName)) continue;
    if (variables[name] !== undefined) problems.push(`${name}: is set, and ${fileName} too: keep one of them`);
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch {
      problems.push(`${fileName}: the file cannot be read`);
    }
  }
  return { variables: { ...variables, ...read }, problems };
}
