/** Where what is filled in is kept, by how far that is. */
export const savedWords = {
  no: () => null,
  saving: () => 'Saving your draft…',
  saved: (isSignedIn: boolean) =>
    isSignedIn ? 'Your draft is saved.' : 'Your answers stay in this tab until you send them.',
  waiting: () =>
    'Not saved yet: we cannot reach Brightyard. Your answers stay in this tab, and we keep trying.',
  failed: () => 'Your draft could not be saved. Please send the form before you leave.',
}
