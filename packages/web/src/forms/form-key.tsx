/** The name of its field. */
export const FORM_KEY = 'formKey';

export interface FormKeyProps {
  /** Key that the loader makes for each form that it draws. */
  readonly value: string;
}

/** The hidden name of what a form is about to do: however often the form on the screen is sent, it is done once. */
export const FormKey = ({ value }: FormKeyProps) => <input type="hidden" name={FORM_KEY} value={value} />;

/** The options of a call for what a form carries; a form that was made by hand has no key, and the call makes its own. */
export function formKeyOf(data: FormData): { readonly idempotencyKey?: string } {
  const key = data.get(FORM_KEY);
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {};
}
