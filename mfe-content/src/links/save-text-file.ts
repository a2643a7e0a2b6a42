/** Hands a file to the browser as a download. `type`: calendar or csv. */
export function saveTextFile(type: 'calendar' | 'csv', name: string, content: string) {
  const file = new Blob([content], { type: `text/${type};charset=utf-8` })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
