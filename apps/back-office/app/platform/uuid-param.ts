import * as z from 'zod/mini';

const uuid = z.uuid();

/** The id in an address. @throws a 404 answer when it is none, so that nobody is asked about it. */
export function uuidParam(value: string | undefined): string {
  const id = uuid.safeParse(value);
  if (!id.success) throw new Response(null, { status: 404 });
  return id.data;
}
