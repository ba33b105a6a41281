import { type Dependence, SAME_ORIGIN_DAYS } from '@lender/contract';
import { dependenceCopy as copy } from './dependence.copy.es.ts';

/** Returns why two members of staff do not count as two, in a sentence. */
export const dependenceWords = (dependence: Dependence): string =>
  dependence.because === 'same_origin'
    ? copy.sameOrigin(dependence.byName, SAME_ORIGIN_DAYS)
    : copy.gaveAccess[dependence.act](dependence.byName, dependence.toName);
