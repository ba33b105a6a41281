import type { Endpoint, RefusalOf } from '@lender/contract';
import type { FormCode } from './form-definition.ts';

/**
 * A sentence for each refusal that an endpoint declares, so that a new one without a sentence does not compile.
 * Refusals common to every call have one only where the form says more than its site does.
 *
 * @typeParam Shared - codes that the site says once for all of its forms
 *
 * @example
 * const problems = { clabe_taken: 'Esa CLABE …', … } satisfies RefusalSentences<typeof saveAccountNumber, string>
 */
export type RefusalSentences<E extends Endpoint, Words, Shared extends string = never> = Readonly<
  Record<Exclude<RefusalOf<E>, Shared>, Words> & Partial<Record<FormCode<E>, Words>>
>;
