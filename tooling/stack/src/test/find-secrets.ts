import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { secretPatterns } from './secret-patterns.data.ts';

const maxBytes = 2_000_000;

/** Where something stands that looks like a secret; never the secret itself. */
export interface FoundSecret {
  file: string;
  line: number;
  name: string;
}

/** Looks through every file that git has or would take. */
export function findSecrets(checkout: string): FoundSecret[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const files = new Set(list.split('\0').filter((file) => file !== ''));
  return [...files].flatMap((file) => {
    const place = path.join(checkout, file);
    const found = statSync(place, { throwIfNoEntry: false });
    return found?.isFile() && found.size <= maxBytes ? secretsIn(file, readFileSync(place, 'latin1')) : [];
  });
}

/** Lines of the text that look like a secret. */
export function secretsIn(file: string, text: string): FoundSecret[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      secretPatterns
        .filter(({ pattern }) => pattern.test(content))
        .map(({ name }) => ({ file, line: index + 1, name })),
    );
}
