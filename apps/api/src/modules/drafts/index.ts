export {
  beginDraft,
  closeDraft,
  type DraftRecord,
  draftSettings,
  lockDraft,
  PRODUCT_DRAFTS,
  rewriteDraft,
} from './draft-record.ts';
export { openDrafts, selectDrafts, toDraftRow } from './draft-rows.ts';
export { newestVersion } from './newest-version.ts';
export { beginningOf, scheduledOf, toVersionRows } from './versions.policy.ts';
