export type EditorPart = 'questions' | 'settings' | 'preview'

export const parts: readonly { name: EditorPart; label: string }[] = [
  { name: 'questions', label: 'Questions' },
  { name: 'settings', label: 'Settings' },
  { name: 'preview', label: 'Try it' },
]

/** The part that an address shows. */
export const partIn = (query: URLSearchParams): EditorPart =>
  parts.find(({ name }) => name === query.get('part'))?.name ?? 'questions'
