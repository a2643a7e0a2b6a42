import type { FormField, FormFile } from '@brightyard/contract/entities'
import { answerIn } from '@brightyard/contract/forms'
import { acceptedFiles, notReady, rulesSentence, useUploads } from '@brightyard/runtime/uploads'
import { FilesField } from '@brightyard/ui/files'
import { useEffect, useRef } from 'react'
import type { Player } from './use-player.ts'

/** A question that is answered with files: they are sent while the form is filled in. */
export function FileQuestion({ field, player }: { field: FormField; player: Player }) {
  const { key, label, help, is_required } = field
  const maxFiles = field.max ?? 1
  const given = answerIn(player.answers, key)
  const stored = player.files.filter(({ upload }) => Array.isArray(given) && given.includes(upload))
  const purpose = field.files === 'pictures' ? 'form-picture' : 'form'
  const files = useUploads(purpose, { maxFiles, stored })
  const problem = notReady(files.chosen)
  const state = `${files.uploads.join()} ${problem ?? ''}`
  const told = useRef(state)
  useEffect(() => {
    if (told.current === state) return
    told.current = state
    const sent = files.chosen.flatMap(({ upload, name, size, status, file }): FormFile[] => {
      if (!upload || status !== 'sent') return []
      if (file) player.sentFiles.set(upload, file)
      return [{ upload, name, size, kind: kindOf(name) }]
    })
    player.answerFiles(key, sent, problem)
  })
  return (
    <FilesField
      label={label}
      help={`${help} ${rulesSentence(purpose, maxFiles)}`.trim()}
      optional={!is_required}
      accept={acceptedFiles(purpose)}
      single={maxFiles === 1}
      rows={files.rows}
      errors={[answerIn(player.errors, key) ?? null, files.leftOut || null]}
      onAdd={files.add}
      onRemove={files.remove}
      onRetry={files.retry}
    />
  )
}

/** By its ending, which the browser has looked at; the server decides by the content. */
const kindOf = (name: string): FormFile['kind'] => {
  const ending = name.toLowerCase().split('.').at(-1)
  return ending === 'pdf' ? 'pdf' : ending === 'png' ? 'png' : 'jpg'
}
