import type { Endpoint } from '@lender/contract';
import type { FormCode, FormDefinition, RefusalSentences } from '@lender/web/forms';
import type { formsCopy } from './forms.copy.es.ts';

/**
 * Codes that need no copy in a form: every form has the same sentences for them, and `invalid_input` means `invalid`.
 */
export type SharedCode = keyof (typeof formsCopy)['problems'] | 'invalid_input';

/** Copy for one field, where it says more than its form: `invalid` is used for every other code. */
export interface FieldWords<Code extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly problems: { readonly invalid: string } & Readonly<Partial<Record<Code | 'required', string>>>;
}

/** Copy for a form in front of an endpoint, every refusal included: one without a sentence does not compile. */
export type FormWords<Field extends string, E extends Endpoint> = {
  readonly fields: Readonly<Record<Field, FieldWords<FormCode<E>>>>;
} & Problems<RefusalSentences<E, string, SharedCode>>;

/** Optional where no sentence is needed. */
type Problems<Words> = Partial<Words> extends Words ? { readonly problems?: Words } : { readonly problems: Words };

/**
 * Copy that a form needs.
 *
 * @example
 * const words = { fields: …, problems: … } satisfies WordsOf<typeof addressForm>
 */
export type WordsOf<Form> = Form extends FormDefinition<infer Field, infer E> ? FormWords<Field, E> : never;
