/** A request, and the values shared by all parts of its answer. */
interface Sending {
  readonly request: Request;
  readonly context: object;
}

const read = new WeakMap<object, FormData>();

/**
 * Reads a form. Whatever the reason why it is not accepted, its page can show it again.
 *
 * @throws a 400 answer when the body is no form: the sender of a broken form gets that answer, and it raises no alarm
 */
export async function readFormData({ request, context }: Sending): Promise<FormData> {
  try {
    const data = await request.formData();
    read.set(context, data);
    return data;
  } catch (cause) {
    // The visitor left while sending: the form is not broken, and the answer is not read.
    if (request.signal.aborted) throw cause;
    throw new Response(null, { status: 400 });
  }
}

/** Returns the form that was read in a request, by its context. */
export const formReadIn = (context: object): FormData | undefined => read.get(context);
