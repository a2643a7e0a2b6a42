import { uploadRules, type PartPurpose } from '@brightyard/contract/entities'
import { ApiError, failureSentence, formatFileSize, useApi } from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'
import { type ChosenFile, problemOf } from './chosen-file.ts'
import { lighterPicture } from './lighter-picture.ts'
import { forgetFile, sendFile } from './send-file.ts'

const nothingSent = { upload: null, received: 0 } as const

/** After a failure: what the server refused is not sent again, what it has lost starts over. */
function afterFailure(error: unknown): Partial<ChosenFile> {
  const message = failureSentence(error)
  const kind = error instanceof ApiError ? error.kind : null
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    return { status: 'refused', message: Object.values(error.fields)[0] ?? message }
  }
  const isLost = kind === 'not-found' || kind === 'conflict'
  return { status: 'failed', message, ...(isLost ? nothingSent : {}) }
}

/** A file that the server has: of a draft. */
export interface StoredFile {
  upload: string
  name: string
  size: number
}

interface Settings {
  /** Fewer than the purpose allows. */
  maxFiles?: number | undefined
  /** What is there from the start. */
  stored?: readonly StoredFile[] | undefined
}

const stillThere = ({ upload, name, size }: StoredFile, key: number): ChosenFile => ({
  key,
  file: null,
  name,
  size,
  upload,
  received: size,
  status: 'sent',
  message: '',
})

/** Files chosen for a form: they are sent one after the other as soon as they are chosen. */
export function useUploads(purpose: PartPurpose, { maxFiles, stored = [] }: Settings = {}) {
  const api = useApi()
  const most = maxFiles ?? uploadRules[purpose].maxFiles
  const [chosen, setChosen] = useState<readonly ChosenFile[]>(() =>
    stored.map((file, at) => stillThere(file, -1 - at)),
  )
  const [leftOut, setLeftOut] = useState('')
  const lastKey = useRef(0)
  const sending = useRef<{ key: number; abort: AbortController } | null>(null)

  const change = (key: number, changes: Partial<ChosenFile>) =>
    setChosen((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  async function send({ key, file: given, upload, received }: ChosenFile) {
    if (!given) return
    const abort = new AbortController()
    sending.current = { key, abort }
    change(key, { status: 'sending', message: '' })
    // What was announced goes on as it is. Scans of an application stay as they were made.
    const isWhole = upload !== null || purpose === 'application'
    const file = isWhole ? given : await lighterPicture(given)
    if (file !== given) change(key, { file, size: file.size })
    const end = await sendFile(
      api,
      { file, purpose, sent: { upload, received } },
      { onSent: (sent) => change(key, sent), signal: abort.signal },
    ).then(() => ({ status: 'sent' }) as const, afterFailure)
    sending.current = null
    change(key, end)
  }

  const next = chosen.find(({ status }) => status === 'waiting')
  const isSending = chosen.some(({ status }) => status === 'sending')
  useEffect(() => {
    if (next && !isSending && !sending.current) void send(next)
  })
  useEffect(() => () => sending.current?.abort.abort(), [])

  function add(files: readonly File[]) {
    const isSame = (one: File, other: File | null) =>
      other !== null &&
      one.name === other.name &&
      one.size === other.size &&
      one.lastModified === other.lastModified
    const fresh = files.filter((file) => !chosen.some((one) => isSame(file, one.file)))
    const added = fresh.map((file): ChosenFile => {
      const message = problemOf(file, purpose)
      const status = message === null ? 'waiting' : 'refused'
      const { name, size } = file
      const key = ++lastKey.current
      return { key, file, name, size, status, message: message ?? '', ...nothingSent }
    })
    let room = most - chosen.filter(({ status }) => status !== 'refused').length
    const fitting = added.filter(({ status }) => status === 'refused' || room-- > 0)
    const over = added.filter((one) => !fitting.includes(one)).map(({ name }) => name)
    const many = most === 1 ? '1 document' : `${most} documents`
    setLeftOut(over.length > 0 ? `Only ${many} can be sent. Left out: ${over.join(', ')}.` : '')
    setChosen([...chosen, ...fitting])
  }

  function remove(key: number) {
    const gone = chosen.find((one) => one.key === key)
    if (sending.current?.key === key) sending.current.abort.abort()
    if (gone?.upload) void forgetFile(api, gone.upload)
    setLeftOut('')
    setChosen(chosen.filter((one) => one.key !== key))
  }

  return {
    chosen,
    /** For `FilesField`. */
    rows: chosen.map(({ key, name, size, status, received, message, file }) => ({
      key,
      name,
      file,
      size: formatFileSize(size),
      status,
      message,
      progress: size > 0 ? received / size : 0,
    })),
    /** Of files that were too many. */
    leftOut,
    add,
    remove,
    retry: (key: number) => change(key, { status: 'waiting', message: '' }),
    /** Sends all of them again, when the server no longer has them. */
    sendAgain: () =>
      setChosen(
        chosen
          .filter(({ file, status }) => file !== null && status !== 'refused')
          .map((one) => ({ ...one, ...nothingSent, status: 'waiting' })),
      ),
    uploads: chosen.flatMap(({ upload, status }) => (status === 'sent' && upload ? [upload] : [])),
    /** What the server has, to begin with after a reload. */
    toKeep: chosen.flatMap(({ upload, name, size, status }): StoredFile[] =>
      status === 'sent' && upload ? [{ upload, name, size }] : [],
    ),
  }
}
export type Uploads = ReturnType<typeof useUploads>
