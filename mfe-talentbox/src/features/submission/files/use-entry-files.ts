import { readOwnEntry, removeEntryFile } from '@brightyard/contract/calls'
import type { OwnEntry, TalentCampaign } from '@brightyard/contract/entities'
import { ApiError, failureSentence, useApi, useUnsavedWork } from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'
import { type Chosen, notReadyOf, rowsOf } from './file-rows.ts'
import { fingerprintOf } from './fingerprint.ts'
import { problemOf } from './file-rules.ts'
import { checkAgain, sendEntryFile, SendingFailed } from './send-entry-file.ts'

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const isOnTheWay = ({ status }: { status: string }) => status !== 'sent' && status !== 'refused'

const brokenWords = 'The connection broke. We go on by ourselves as soon as it is back.'

/** Files of an entry: one after the other is sent as soon as it is chosen, and goes on where it stopped. */
export function useEntryFiles(
  entry: OwnEntry,
  campaign: TalentCampaign,
  take: (next: OwnEntry) => void,
) {
  const api = useApi()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [problem, setProblem] = useState('')
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map())
  const lastKey = useRef(0)
  const sending = useRef<{ key: number; abort: AbortController; ended: Promise<void> } | null>(null)
  const begun = useRef(new Map<number, string>())
  useUnsavedWork(chosen.some(({ status }) => ['sending', 'offline', 'waiting'].includes(status)))

  const change = (key: number, changes: Partial<Chosen>) =>
    setChosen((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: number) => setChosen((before) => before.filter((one) => one.key !== key))

  /** The entry has it now, or the server says why not. */
  async function settle(key: number, upload: string, size: number) {
    change(key, { status: 'checking', received: size, message: '' })
    const find = async () => {
      const next = await api.call(readOwnEntry, { id: entry.id })
      return { next, found: next.uploads.find((one) => one.upload === upload) }
    }
    let { next, found } = await find()
    if (found && !found.file) {
      await checkAgain(api, upload, size)
      ;({ next, found } = await find())
    }
    if (!found?.file)
      throw new SendingFailed('We cannot show this file. Please save it again and retry.', {
        isFinal: true,
      })
    setSizes((before) => new Map(before).set(upload, size))
    take(next)
    drop(key)
  }

  function send(one: Chosen) {
    const abort = new AbortController()
    const ended = sendOne(one, abort.signal).finally(() => {
      sending.current = null
      setChosen((before) => [...before]) // the next one begins
    })
    sending.current = { key: one.key, abort, ended }
  }

  async function sendOne({ key, file, upload: known }: Chosen, signal: AbortSignal) {
    change(key, { status: 'sending', message: '' })
    let upload = known ?? begun.current.get(key) ?? null
    try {
      await sendEntryFile(api, {
        entry: entry.id,
        file,
        upload,
        signal,
        onBegun(id) {
          upload = id
          begun.current.set(key, id)
          change(key, { upload })
        },
        onProgress: (received) =>
          signal.aborted ||
          change(key, {
            received,
            message: '',
            status: received < file.size ? 'sending' : 'checking',
          }),
        onBroken: () => change(key, { status: 'offline', message: brokenWords }),
      })
      if (!signal.aborted && upload !== null) await settle(key, upload, file.size)
    } catch (error) {
      if (signal.aborted) return // it is paused, or leaves
      const { isFinal, isLost } =
        error instanceof SendingFailed ? error : { isFinal: false, isLost: false }
      const message = error instanceof SendingFailed ? error.message : failureSentence(error)
      if (isLost || isFinal) begun.current.delete(key)
      change(key, {
        status: isFinal ? 'refused' : 'failed',
        message,
        ...(isLost || isFinal ? { upload: null, received: 0 } : {}),
      })
      if (isFinal) void api.call(readOwnEntry, { id: entry.id }).then(take, () => {})
    }
  }

  const next = chosen.find(({ status }) => status === 'waiting')
  useEffect(() => {
    if (next && !sending.current) send(next)
  })
  useEffect(() => () => sending.current?.abort.abort(), [])
  useEffect(() => {
    const goOn = () =>
      setChosen((before) =>
        before.map((one) => (one.status === 'failed' ? { ...one, status: 'waiting' } : one)),
      )
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])

  /** Resolves when nothing more of it is on its way. */
  function stop(key: number): Promise<void> {
    if (sending.current?.key !== key) return Promise.resolve()
    sending.current.abort.abort()
    return sending.current.ended
  }

  const isSent = entry.status !== 'draft'
  const isHere = (upload: string) => chosen.some((one) => one.upload === upload)
  const rows = rowsOf(entry, chosen, sizes)

  /** A file of which the server has a part goes on there, after a reload or on another device. */
  const beginningOf = ({ name, size }: File, fingerprint: string | undefined) =>
    entry.uploads.find(
      (one) =>
        !one.file &&
        one.name === name.slice(-200) &&
        one.size === size &&
        (one.fingerprint ?? fingerprint) === fingerprint &&
        !isHere(one.upload),
    )

  async function add(files: readonly File[]) {
    // What is chosen for the first time needs no look into it.
    const mayGoOn = files.filter(({ size }) => entry.uploads.some((one) => one.size === size))
    const prints = new Map(
      await Promise.all(mayGoOn.map(async (file) => [file, await fingerprintOf(file)] as const)),
    )
    const fresh = files.filter((file) => !chosen.some((one) => isSame(file, one.file)))
    const used = new Set<string>()
    const replaces = campaign.max_files === 1 && isSent && !rows.some(isOnTheWay) // the server keeps the old one until then
    const kept = replaces ? [] : rows.filter(({ status }) => status !== 'refused')
    let room = campaign.max_files - kept.length
    const over: string[] = []
    const added = fresh.flatMap((file): Chosen[] => {
      const message = problemOf(file, campaign)
      const begun = message === null ? beginningOf(file, prints.get(file)) : undefined
      const goesOn = begun && !used.has(begun.upload) ? begun : undefined
      if (goesOn) used.add(goesOn.upload)
      else if (message === null && room-- <= 0) {
        over.push(file.name)
        return []
      }
      return [
        {
          key: ++lastKey.current,
          file,
          upload: goesOn?.upload ?? null,
          received: goesOn?.received ?? 0,
          status: message === null ? 'waiting' : 'refused',
          message: message ?? '',
        },
      ]
    })
    const most = campaign.max_files === 1 ? '1 file' : `${campaign.max_files} files`
    setProblem(over.length > 0 ? `An entry has at most ${most}. Left out: ${over.join(', ')}.` : '')
    setChosen((before) => [...before, ...added])
  }

  /** The entry without a file, also one that the server has refused meanwhile, or that another tab removed. */
  const withoutFile = (upload: string) =>
    api.call(removeEntryFile, { id: entry.id, upload }).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'not-found')
        return api.call(readOwnEntry, { id: entry.id })
      throw error
    })

  async function remove(key: number) {
    const gone = rows.find((one) => one.key === key)
    setProblem('')
    try {
      await stop(key)
      const upload = begun.current.get(key) ?? gone?.upload
      if (upload) take(await withoutFile(upload))
      drop(key)
    } catch (error) {
      change(key, { status: 'paused' })
      setProblem(failureSentence(error))
    }
  }

  return {
    rows,
    problem,
    /** Why the entry cannot be sent yet; null where nothing is on its way. */
    notReady: notReadyOf(rows),
    add: (files: readonly File[]) => void add(files),
    remove: (key: number) => void remove(key),
    pause(key: number) {
      void stop(key)
      change(key, { status: 'paused', message: '' })
    },
    goOn: (key: number) => change(key, { status: 'waiting', message: '' }),
  }
}
