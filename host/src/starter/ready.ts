/** Told to the document when the page has been taken over: from here on it answers by itself. */
export const readyEvent = 'brightyard:ready'
