import { createHash } from 'node:crypto';

interface Answer<Data> {
  readonly data: Data;
  readonly code: string | undefined;
}

/** Returns the relevant part of an answer, or the code of its refusal. */
export async function reported<Data, Reported>(
  called: Promise<Answer<Data>>,
  take: (data: Data) => Reported | Promise<Reported>,
): Promise<Reported | { readonly refused: string }> {
  const { data, code } = await called;
  return code === undefined ? take(data) : { refused: code };
}

/** Picks some fields: those that later code may add to are not compared. */
export const fields =
  <Data extends object>(...names: readonly (keyof Data & string)[]) =>
  (data: Data): Readonly<Record<string, unknown>> =>
    Object.fromEntries(names.map((name) => [name, data[name]]));

/** Returns the hash by which two files are compared. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
