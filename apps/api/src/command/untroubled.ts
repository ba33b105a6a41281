import { troubleOf } from './trouble-of.ts';

/** Does some work. Where the world around it is broken, one line says so and the process ends with 1. */
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
