import * as z from 'zod/mini';

const uuid = z.uuid();

/**
 * Reads the id in an address.
 *
 * @throws a 404 answer when it is not an id, so that no call is made with it
 */
export function uuidParam(value: string | undefined): string {
  const id = uuid.safeParse(value);
  if (!id.success) throw new Response(null, { status: 404 });
  return id.data;
}
