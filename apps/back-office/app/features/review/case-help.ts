import { type KeyRow, keyRows } from '../../shell/keys/key-rows.ts';
import { actCopy } from './act/act.copy.es.ts';
import { caseCopy } from './case.copy.es.ts';
import { ACT_KEYS, PAGE_KEYS, PHOTO_KEYS } from './case-keys.ts';

/** Help about the keys of a case, from the tables that the page itself reads. */
export const CASE_HELP: readonly KeyRow[] = [
  ...keyRows(ACT_KEYS, actCopy.bar.acts),
  ...keyRows(PHOTO_KEYS, caseCopy.documents.moves),
  ...keyRows(PAGE_KEYS, caseCopy.keys),
];
