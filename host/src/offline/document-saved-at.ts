/** The mark of a document that this browser has saved. */
export const savedAtName = 'saved-at'

/** When the document of this tab was saved; null if it came from the site. */
export function documentSavedAt(): Date | null {
  const time = document.querySelector(`meta[name=${savedAtName}]`)?.getAttribute('content')
  return time ? new Date(time) : null
}
