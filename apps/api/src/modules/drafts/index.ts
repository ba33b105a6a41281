export { closeDraft } from './close-draft.ts';
export { defineDraft } from './draft-definition.ts';
export type { DraftRecord } from './draft-record.ts';
export { changeDraft, discardDraft, startDraft, storeDraftTest } from './edit-draft.ts';
export { newestVersion } from './newest-version.ts';
export { beginPublication, draftStatus, lockForPublication } from './publish-draft.ts';
export { lockDraftBesideLive, readDraft } from './read-draft.ts';
export { listVersionsAndDrafts, readVersion } from './read-versions.ts';
export { scheduledOf, toVersionRows } from './versions.policy.ts';
