const types = { calendar: 'text/calendar;charset=utf-8', table: 'text/csv;charset=utf-8' } as const

/** Hands a file to the browser as a download. */
export function saveTextFile(kind: keyof typeof types, name: string, content: string) {
  const file = new Blob([content], { type: types[kind] })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
