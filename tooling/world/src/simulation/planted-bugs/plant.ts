import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlantedBug } from './planted-bugs.data.ts';

export const ROOT = path.join(import.meta.dirname, '../../../../..');

/** Counts how often the text of a bug occurs in its file: a bug can be planted where it occurs once. */
export async function placesOf({ file, find }: PlantedBug): Promise<number> {
  return (await readFile(path.join(ROOT, file), 'utf8')).split(find).length - 1;
}

/**
 * Plants a bug, runs a function, and removes the bug again, whatever happens. @throws where its text does not occur
 * exactly once
 */
export async function whilePlanted<Value>(bug: PlantedBug, work: () => Promise<Value>): Promise<Value> {
  const file = path.join(ROOT, bug.file);
  const sound = await readFile(file, 'utf8');
  if ((await placesOf(bug)) !== 1) throw new Error(`“${bug.find}” does not stand once in ${bug.file}`);
  try {
    await writeFile(
      file,
      sound.replace(bug.find, () => bug.replace),
    );
    return await work();
  } finally {
    await writeFile(file, sound);
  }
}
