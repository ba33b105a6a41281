import { formReadIn } from '../forms/read-form-data.ts';
import { type HeldForm, UnsentForm, unsentFields } from '../forms/unsent-form.ts';

const held = new WeakMap<object, HeldForm>();

/**
 * Keeps what a visitor sent until the page of this request is drawn.
 *
 * @param context - of the request
 * @returns the failure that kept the form from being accepted, if there was one
 */
export function holdForm(error: unknown, context: object): { readonly failure: unknown } | undefined {
  const unsent = error instanceof UnsentForm ? error : brokenOver(error, context);
  if (!unsent) return { failure: error };
  const { fields, cause } = unsent;
  const signIn = cause instanceof Response ? (cause.headers.get('location') ?? undefined) : undefined;
  held.set(context, { fields, signIn });
  return signIn === undefined ? { failure: cause } : undefined;
}

/** Returns the form that was read in a request that failed later, wherever it failed: that form was not accepted. */
function brokenOver(error: unknown, context: object): UnsentForm | undefined {
  const data = formReadIn(context);
  return data && new UnsentForm(unsentFields(data), error);
}

export const heldFormOf = (context: object): HeldForm | undefined => held.get(context);
