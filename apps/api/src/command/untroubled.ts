import { troubleOf } from './trouble-of.ts';

/** Runs the work. Where the environment is broken, prints one line about it and ends the process with 1. */
export async function untroubled<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    console.error(trouble);
    process.exit(1);
  }
}
