import { uploadRules, type UploadPurpose } from '@brightyard/contract/entities'
import { ApiError, failureSentence, useApi } from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'
import { type ChosenDocument, problemOf } from './chosen-document.ts'
import { forgetFile, sendFile } from './send-file.ts'

const nothingSent = { upload: null, received: 0 } as const

/** After a failure: what the server refused is not sent again, what it has lost starts over. */
function afterFailure(error: unknown): Partial<ChosenDocument> {
  const message = failureSentence(error)
  const kind = error instanceof ApiError ? error.kind : null
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    return { status: 'refused', message: Object.values(error.fields)[0] ?? message }
  }
  const isLost = kind === 'not-found' || kind === 'conflict'
  return { status: 'failed', message, ...(isLost ? nothingSent : {}) }
}

/** Files chosen for a form: they are sent one after the other as soon as they are chosen. */
export function useDocuments(purpose: UploadPurpose) {
  const api = useApi()
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>([])
  const [leftOut, setLeftOut] = useState('')
  const lastKey = useRef(0)
  const sending = useRef<{ key: number; abort: AbortController } | null>(null)

  const change = (key: number, changes: Partial<ChosenDocument>) =>
    setDocuments((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  async function send({ key, file, upload, received }: ChosenDocument) {
    const abort = new AbortController()
    sending.current = { key, abort }
    change(key, { status: 'sending', message: '' })
    const end = await sendFile(
      api,
      { file, purpose, sent: { upload, received } },
      { onSent: (sent) => change(key, sent), signal: abort.signal },
    ).then(() => ({ status: 'sent' }) as const, afterFailure)
    sending.current = null
    change(key, end)
  }

  const next = documents.find(({ status }) => status === 'waiting')
  const isSending = documents.some(({ status }) => status === 'sending')
  useEffect(() => {
    if (next && !isSending && !sending.current) void send(next)
  })
  useEffect(() => () => sending.current?.abort.abort(), [])

  function add(files: readonly File[]) {
    const isSame = (one: File, other: File) =>
      one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
    const fresh = files.filter((file) => !documents.some((one) => isSame(one.file, file)))
    const chosen = fresh.map((file): ChosenDocument => {
      const message = problemOf(file, purpose)
      const status = message === null ? 'waiting' : 'refused'
      return { key: ++lastKey.current, file, status, message: message ?? '', ...nothingSent }
    })
    let room =
      uploadRules[purpose].maxFiles - documents.filter(({ status }) => status !== 'refused').length
    const fitting = chosen.filter(({ status }) => status === 'refused' || room-- > 0)
    const over = chosen.filter((one) => !fitting.includes(one)).map(({ file }) => file.name)
    setLeftOut(
      over.length > 0
        ? `Only ${uploadRules[purpose].maxFiles} documents can be sent. Left out: ${over.join(', ')}.`
        : '',
    )
    setDocuments([...documents, ...fitting])
  }

  function remove(key: number) {
    const gone = documents.find((one) => one.key === key)
    if (sending.current?.key === key) sending.current.abort.abort()
    if (gone?.upload) void forgetFile(api, gone.upload)
    setLeftOut('')
    setDocuments(documents.filter((one) => one.key !== key))
  }

  return {
    documents,
    /** Of files that were too many. */
    leftOut,
    add,
    remove,
    retry: (key: number) => change(key, { status: 'waiting', message: '' }),
    /** Sends all of them again, when the server no longer has them. */
    sendAgain: () =>
      setDocuments(documents.map((one) => ({ ...one, ...nothingSent, status: 'waiting' }))),
    uploads: documents.flatMap(({ upload, status }) =>
      status === 'sent' && upload ? [upload] : [],
    ),
  }
}
export type Documents = ReturnType<typeof useDocuments>
