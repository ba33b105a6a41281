export {
  type DescribedProblem,
  describeProblem,
  type ProblemSentences,
  type ProblemWords,
  type Sentence,
  type WordsOf,
} from './forms/describe-problem.ts';
export { readTexts } from './forms/field-texts.ts';
export {
  defineForm,
  type FormCode,
  type FormDefinition,
  type FormEndpoint,
  type Texts,
} from './forms/form-definition.ts';
export { FormKey, formKeyOf } from './forms/form-key.tsx';
export { type Facts, type FormProblem, type RefusedForm, type Submitted, withoutFault } from './forms/form-problem.ts';
export { isRefused } from './forms/is-refused.ts';
export { readFormData } from './forms/read-form-data.ts';
export type { RefusalSentences } from './forms/refusal-sentences.ts';
export { retryWhileInFlight } from './forms/retry-while-in-flight.ts';
export { showAgain, submitForm } from './forms/submit-form.ts';
export { UnsentForm } from './forms/unsent-form.ts';
