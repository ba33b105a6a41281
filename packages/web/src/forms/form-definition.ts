import type { decodeWire, Endpoint, ImpliedRefusal, RefusalOf, Send } from '@lender/contract';

type BodySchema = Parameters<typeof decodeWire>[0];

/** An endpoint that a form can send to: it takes a body. */
export type FormEndpoint = Endpoint & { readonly body: () => BodySchema };

/** A form's body as the programs hold it. */
export type FormBody<E extends FormEndpoint> = Send<E> extends { readonly body?: infer Body } ? Body : never;

/** Every way in which the API may refuse a form. */
export type FormCode<E extends Endpoint> = RefusalOf<E> | ImpliedRefusal | 'unknown';

/** Text that was typed in each field; empty where nothing was. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** Names of the fields that some form keeps secret. No form keeps another one: what breaks beside a form knows these alone. */
export const SECRET_FIELDS = [
  'password',
  'oldPassword',
  'newPassword',
  'repeat',
  'code',
  'emailCode',
  'otp',
  'tokenId',
  'deviceSessionId',
  'identifier',
] as const;

/** A form in front of one endpoint, whose own shape judges what was typed: nothing is declared twice. */
export interface FormDefinition<Field extends string, E extends FormEndpoint> {
  readonly endpoint: E;
  /** Fields in the order of the page. */
  readonly fields: readonly Field[];
  /** Never sent back to the page. */
  readonly secrets?: readonly Extract<Field, (typeof SECRET_FIELDS)[number]>[];
  /** Tidies what was typed into a body as it travels: pesos, not centavos. */
  readonly bodyOf: (texts: Texts<Field>) => unknown;
  /** Field in which a part of the body is typed, when the two differ in name: `mobilePhone.number` → `phone`. */
  readonly fieldOf?: Readonly<Record<string, Field>>;
}

/**
 * Keeps a form's types.
 *
 * @example
 * const detailsForm = defineForm({ endpoint: completeStepTwo, fields: ['firstName'], bodyOf: (texts) => texts })
 */
export const defineForm = <const Field extends string, E extends FormEndpoint>(
  form: FormDefinition<Field, E>,
): FormDefinition<Field, E> => form;
