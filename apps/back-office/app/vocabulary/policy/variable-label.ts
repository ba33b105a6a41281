import { attributeLabel } from '../rule.copy.es.ts';
import { variableWords } from './formula.copy.es.ts';

/** Returns the words for a variable of a policy; an unnamed variable is shown as it is. */
export const variableLabel = (name: string): string => variableWords[name] ?? attributeLabel(name);
