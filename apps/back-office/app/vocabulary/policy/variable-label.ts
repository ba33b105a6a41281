import { attributeLabel } from '../rule.copy.es.ts';
import { variableWords } from './formula.copy.es.ts';

/** What a variable of a policy is; one that nobody named stands for itself. */
export const variableLabel = (name: string): string => variableWords[name] ?? attributeLabel(name);
