/** Files that people choose for a form, sent while it is filled in. Bundled into each remote that has such a form. */
export { acceptedFiles, notReady, rulesSentence, type ChosenFile } from './chosen-file.ts'
export { useUploads, type StoredFile, type Uploads } from './use-uploads.ts'
