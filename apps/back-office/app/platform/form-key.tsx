import { useState } from 'react';

const name = 'idempotencyKey';

export interface FormKeyProps {
  /** Made by the loader. */
  readonly value: string;
}

/**
 * The name of what a form is about to do, made when the form is drawn: however often it is sent, it is done once. A
 * page that reads its data anew keeps the key of the form on the screen.
 */
export function FormKey({ value }: FormKeyProps) {
  const [drawn] = useState(value);
  return <input type="hidden" name={name} value={drawn} />;
}

/** The key that a form carries; a form that was made by hand has none, and gets one of its own. */
export function formKeyOf(form: FormData): string {
  const key = form.get(name);
  return typeof key === 'string' && key !== '' ? key : crypto.randomUUID();
}
