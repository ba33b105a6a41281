export {
  beginDraft,
  closeDraft,
  type DraftRecord,
  draftSettings,
  lockDraft,
  PRODUCT_DRAFTS,
  rewriteDraft,
} from './draft-record.ts';
export { openDrafts, type SelectedDraft, selectDrafts, toDraftRow } from './draft-rows.ts';
export { beginningOf, type PublishedVersion, scheduledOf, toVersionRows } from './versions.policy.ts';
