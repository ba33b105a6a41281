/**
 * What a form sent.
 *
 * @throws a 400 answer when it is no form: whoever sends a broken one is told so, and nobody is alarmed
 */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    // The visitor left while sending: not a broken form, and nobody reads the answer.
    if (request.signal.aborted) throw cause;
    throw new Response(null, { status: 400 });
  }
}
