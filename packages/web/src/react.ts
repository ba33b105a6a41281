export { toastFromCookie } from './outcome/toast-cookie.ts';
export { type Draft, deleteAllDrafts } from './react/draft.ts';
export { pollWhileVisible } from './react/poll-while-visible.ts';
export { shapeAtEnd } from './react/shape-at-end.ts';
export { type SavedDraft, useAcceptedDraft, useDraft } from './react/use-draft.ts';
export { useKeptForms } from './react/use-kept-forms.ts';
export { usePolling } from './react/use-polling.ts';
