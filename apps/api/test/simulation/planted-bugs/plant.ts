import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlantedBug } from './planted-bugs.data.ts';

export const ROOT = path.join(import.meta.dirname, '../../../../..');

/** How often the text of a bug stands in its file: a bug can be planted where that is once. */
export async function placesOf({ file, find }: PlantedBug): Promise<number> {
  return (await readFile(path.join(ROOT, file), 'utf8')).split(find).length - 1;
}

/** Plants a bug, does something, and takes the bug out again, whatever happens. @throws where its text is not there once */
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
