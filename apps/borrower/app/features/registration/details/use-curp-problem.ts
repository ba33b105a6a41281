import { parseCurp } from '@lender/curp';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import { compactCode } from '../../../forms/compact-code.ts';
import { type CurpFault, curpFault } from './curp-fault.ts';
import type { DetailsField } from './details.ts';

/** Says what is wrong with a CURP. */
export function useCurpSentence(): (fault: CurpFault) => string {
  const { t } = useTranslation('registration');
  return (fault) => ('sentence' in fault ? fault.sentence : t(`details.curpPlace.${fault.place}`, fault.facts));
}

/** Returns what is wrong with a refused CURP. */
export function useCurpProblem() {
  const say = useCurpSentence();
  return ({ values, fields }: FormProblem<DetailsField>, name: DetailsField): string | undefined => {
    if (name !== 'curp' || (fields.curp !== 'invalid_identificator' && fields.curp !== 'invalid')) return undefined;
    const text = compactCode(values.curp ?? '').toUpperCase();
    const parsed = parseCurp(text);
    return parsed.ok ? undefined : say(curpFault(text, parsed.problem));
  };
}
