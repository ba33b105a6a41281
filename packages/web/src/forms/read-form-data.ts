/** A request, and what is the same for all that answers it. */
interface Sending {
  readonly request: Request;
  readonly context: object;
}

const read = new WeakMap<object, FormData>();

/**
 * What a form sent. Whatever keeps it from being taken, its page can show it again.
 *
 * @throws a 400 answer when it is no form: whoever sends a broken one is told so, and nobody is alarmed
 */
export async function readFormData({ request, context }: Sending): Promise<FormData> {
  try {
    const data = await request.formData();
    read.set(context, data);
    return data;
  } catch (cause) {
    // The visitor left while sending: not a broken form, and nobody reads the answer.
    if (request.signal.aborted) throw cause;
    throw new Response(null, { status: 400 });
  }
}

/** What was read of the form of a request, by its context. */
export const formReadIn = (context: object): FormData | undefined => read.get(context);
