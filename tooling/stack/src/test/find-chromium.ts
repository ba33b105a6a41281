import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, else the machine's, else the one that npm installed, so that
 * a machine without a browser runs them too. `LENDER_CHROMIUM=npm` asks for the last.
 */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string> {
  if (env.LENDER_CHROMIUM !== 'npm') {
    const found = [env.CHROMIUM_PATH, ...systemBrowsers].find((place) => place && existsSync(place));
    if (found) return found;
  }
  return npmChromium();
}

/** Unpacks the browser of npm once per version, and returns a program that knows its libraries and fonts. */
async function npmChromium(): Promise<string> {
  const bin = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const home = path.join(tmpdir(), `quincena-chromium-${versionBeside(bin)}-${process.getuid?.() ?? 0}`);
  const program = path.join(home, 'run');
  if (existsSync(program)) return program;
  const partial = mkdtempSync(`${home}.unpacking-`);
  await unpack(bin, partial);
  writeLauncher(partial, home);
  rmSync(home, { recursive: true, force: true });
  renameSync(partial, home);
  return program;
}

/**
 * The package unpacks into the temporary folder, and reuses files that another version, or a killed run, left there.
 */
async function unpack(bin: string, folder: string): Promise<void> {
  const outer = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    for (const archive of readdirSync(bin)) await inflate(path.join(bin, archive));
  } finally {
    if (outer === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outer;
  }
}

/** The bundled libraries are used only where the machine has none: elsewhere they would hide newer ones. */
function writeLauncher(folder: string, home: string): void {
  const runsAlone = spawnSync(path.join(folder, 'chromium'), ['--version']).status === 0;
  const libraries = `export LD_LIBRARY_PATH="${path.join(home, 'al2023', 'lib')}"\n`;
  const fonts = `export FONTCONFIG_PATH="${path.join(home, 'fonts')}"\n`;
  const launcher = path.join(folder, 'run');
  const lines = `${runsAlone ? '' : libraries}${existsSync('/etc/fonts/fonts.conf') ? '' : fonts}`;
  writeFileSync(launcher, `#!/bin/sh\n${lines}exec "${path.join(home, 'chromium')}" "$@"\n`);
  chmodSync(launcher, 0o755);
}

function versionBeside(bin: string): string {
  const manifest = JSON.parse(readFileSync(path.join(bin, '..', 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}
