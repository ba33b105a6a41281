import type { decodeWire } from '@lender/contract';
import type { Call, CallOptions, Refusal } from '@lender/sdk';

export type BodySchema = Parameters<typeof decodeWire>[0];
type Body<S extends BodySchema> = Extract<ReturnType<typeof decodeWire<S>>, { readonly ok: true }>['value'];

/** What was typed in each field; empty where nothing was. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** An answer of the API, as far as a form looks at it. */
export type Sent<Reply> =
  | { readonly ok: true; readonly data: Reply }
  | { readonly ok: false; readonly refusal: Refusal };

/** A form in front of one endpoint, whose own shape judges what was typed: nothing is declared twice. */
export interface FormDefinition<Field extends string, S extends BodySchema, Reply> {
  /** In the order of the page. */
  readonly fields: readonly Field[];
  /** May stay empty. */
  readonly optional?: readonly Field[];
  /** Never sent back to the page. */
  readonly secrets?: readonly Field[];
  /** The endpoint's body. */
  readonly body: () => S;
  /** Tidies what was typed into a body as it travels: pesos, not centavos. */
  readonly bodyOf: (texts: Texts<Field>) => unknown;
  /** Where a part of the body is typed, when the two differ in name: `mobilePhone.number` → `phone`. */
  readonly fieldOf?: Readonly<Record<string, Field>>;
  readonly send: (call: Call, body: Body<S>, options: CallOptions) => Promise<Sent<Reply>>;
}

/** Keeps a form's types. */
export const defineForm = <const Field extends string, S extends BodySchema, Reply>(
  form: FormDefinition<Field, S, Reply>,
): FormDefinition<Field, S, Reply> => form;
