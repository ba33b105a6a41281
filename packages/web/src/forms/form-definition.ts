import type { decodeWire, Endpoint, ImpliedRefusal, RefusalOf, Send } from '@lender/contract';

type BodySchema = Parameters<typeof decodeWire>[0];

/** An endpoint that a form can send to: it takes a body. */
export type FormEndpoint = Endpoint & { readonly body: () => BodySchema };

/** Body of a form as the API's typed client takes it. */
export type FormBody<E extends FormEndpoint> = Send<E> extends { readonly body?: infer Body } ? Body : never;

/** Every code with which the API may refuse a form. */
export type FormCode<E extends Endpoint> = RefusalOf<E> | ImpliedRefusal | 'unknown';

/** Text that was typed in each field; empty where nothing was. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * Names of the fields that some form keeps secret. No form keeps another one secret: code outside a form knows only
 * these.
 */
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

/** A form for one endpoint, whose own schema checks the input: nothing is declared twice. */
export interface FormDefinition<Field extends string, E extends FormEndpoint> {
  readonly endpoint: E;
  /** Fields in the order of the page. */
  readonly fields: readonly Field[];
  /** Fields never sent back to the page. */
  readonly secrets?: readonly Extract<Field, (typeof SECRET_FIELDS)[number]>[];
  /** Turns the input into a body as it is sent: pesos, not centavos. */
  readonly bodyOf: (texts: Texts<Field>) => unknown;
  /** Field in which a part of the body is typed, when the two differ in name: `mobilePhone.number` → `phone`. */
  readonly fieldOf?: Readonly<Record<string, Field>>;
}

/**
 * Returns a form with its types kept.
 *
 * @example
 * const detailsForm = defineForm({ endpoint: completeStepTwo, fields: ['firstName'], bodyOf: (texts) => texts })
 */
export const defineForm = <const Field extends string, E extends FormEndpoint>(
  form: FormDefinition<Field, E>,
): FormDefinition<Field, E> => form;
