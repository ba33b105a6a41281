import type { CaseEvidence } from '@lender/contract';
import { reasonLabel } from '../../vocabulary/reason.copy.es.ts';
import { caseCopy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';
import { comparedIdentity } from './compared-view.ts';

const { flags: copy } = caseCopy;

/** Lists the reasons for a second look: findings of the engine, and facts that contradict each other. */
export function caseFlags(detail: CaseDetail, evidence: CaseEvidence): readonly string[] {
  const { decisions, documents } = detail;
  const { bank, device } = evidence;
  const isOtherPerson = comparedIdentity(detail, { ...evidence, bank: { ...bank, found: null } }).some(
    ({ differs }) => differs,
  );
  return [
    ...(decisions.find(({ kind }) => kind === 'engine')?.reasons ?? []).map(reasonLabel),
    ...(documents.some(({ sameFileAt }) => sameFileAt.length > 0) ? [copy.sameFile] : []),
    ...(isOtherPerson ? [copy.otherIdentity] : []),
    ...(bank.found?.isApplicant === false ? [copy.otherOwner] : []),
    ...(device.found?.isDenied ? [copy.device] : []),
  ];
}
