/** Name of the form key's field. */
export const FORM_KEY = 'formKey';

export interface FormKeyProps {
  /** Key that the loader makes for each form that it draws. */
  readonly value: string;
}

/** Hidden idempotency key of a form: however often the form on the screen is sent, its action is done once. */
export const FormKey = ({ value }: FormKeyProps) => <input type="hidden" name={FORM_KEY} value={value} />;

/**
 * Returns the options of a call for the key that a form carries; a form made by hand has no key, and the call makes its
 * own.
 */
export function formKeyOf(data: FormData): { readonly idempotencyKey?: string } {
  const key = data.get(FORM_KEY);
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {};
}
