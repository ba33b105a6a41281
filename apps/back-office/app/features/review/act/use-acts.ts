import {
  addCaseNote,
  approveCase,
  askForDocuments,
  decideAgain,
  type Endpoint,
  offerSpecial,
  rejectCase,
} from '@lender/contract';
import { useMemo } from 'react';
import { useMay } from '../../../shell/staff.tsx';
import type { Act } from './act.ts';

const ENDPOINTS = {
  approve: approveCase,
  offer: offerSpecial,
  reject: rejectCase,
  ask: askForDocuments,
  again: decideAgain,
  note: addCaseNote,
} as const satisfies Record<Act, Endpoint>;

/** Returns those of the acts that the role of the viewer permits. */
export function useActs(possible: readonly Act[]): readonly Act[] {
  const may = useMay();
  return useMemo(() => possible.filter((act) => may(ENDPOINTS[act])), [may, possible]);
}
