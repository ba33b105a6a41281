import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the folder for the pictures of a browser. Another version, or another processor, draws letters and curves a
 * little differently, so each has pictures of its own, or none.
 */
export function pictureFolder(program: string): string {
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const version = /[\d.]{3,}/.exec(said)?.[0] ?? 'unknown';
  return path.join(import.meta.dirname, 'pictures', `chromium-${version}-${process.arch}`);
}

/** Tells whether stories can be compared in this browser; logs it where they cannot. */
export function hasPictures(folder: string): boolean {
  const has = existsSync(folder) || process.argv.includes('-u');
  // Other tools read this configuration too, and compare nothing.
  const isTesting = process.env.VITEST !== undefined;
  if (!has && isTesting)
    console.log(`No pictures are compared: there are none of this browser (${path.basename(folder)}).`);
  return has;
}
