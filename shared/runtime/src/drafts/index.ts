/** Work that saves itself while somebody writes it. Bundled into each remote that has an editor. */
export { type KeptDrafts, keptDrafts, type KeptWork } from './kept-drafts.ts'
export { type Draft, type DraftSettings, type StoredDraft, useDraft } from './use-draft.ts'
