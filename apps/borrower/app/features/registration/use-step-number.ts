import type { CustomTypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';

/** A step of the registration: one topic that a new client tells about. */
export type Step = keyof CustomTypeOptions['resources']['registration'];

/** A step's place among the steps, from 1: the words of the registration list them in the order in which the flow asks. */
export function useStepNumber(step: Step): { readonly current: number; readonly total: number } {
  const { i18n } = useTranslation();
  const steps = Object.keys(i18n.getResourceBundle(i18n.language, 'registration'));
  return { current: steps.indexOf(step) + 1, total: steps.length };
}
