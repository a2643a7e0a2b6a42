import { entryPartBytes, entryUploadPath } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import type { Api } from '@brightyard/runtime'
import { fingerprintOf } from './fingerprint.ts'
import type { DetailedError } from 'tus-js-client'

/** Fetched with the first file: most pages of an entry send none. */
const tus = () => import('tus-js-client/lib.es5/browser/index.js')

/** Between tries, in milliseconds; they begin again with everything that came through. */
const pauses = [0, 1000, 2000, 4000, 8000, 15_000, ...Array.from({ length: 20 }, () => 30_000)]
/** A connection that brings nothing for so long is given up for a new one; the check of a whole file takes longer. */
const longestSilence = { sending: 30_000, checking: 180_000 }

/** Why a file did not come; `isFinal`: another try ends the same way. */
export class SendingFailed extends Error {
  readonly isFinal: boolean
  /** The server has nothing of it any more: it begins at its first byte. */
  readonly isLost: boolean

  constructor(message: string, { isFinal = false, isLost = false } = {}) {
    super(message)
    this.isFinal = isFinal
    this.isLost = isLost
  }
}

const broken = 'The connection broke. What has come is kept.'
const addressOf = (upload: string) => `${entryUploadPath}/${upload}`
const uploadIn = (address: string) => address.split('/').at(-1) ?? ''
const headersOf = async (api: Api, isRefused = false) =>
  Object.entries({ 'X-Requested-With': 'fetch', ...(await api.sessionHeaders?.(isRefused)) })
const isPassing = (status: number) => status === 0 || status === 423 || status >= 500
/** A server that is busy says when to come again; what is further away is left to the person. */
const longestWait = 60_000
const waitIn = (answer: { getHeader: (name: string) => string | undefined } | null) =>
  Number(answer?.getHeader('Retry-After') ?? 0) * 1000 || 0

const Refusal = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

function failureOf(error: Error | DetailedError): SendingFailed {
  const response = 'originalResponse' in error ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  if (isPassing(status)) return new SendingFailed(broken)
  if (status === 401) return new SendingFailed('Please sign in again, and try once more.')
  if (status === 404 || status === 410)
    return new SendingFailed('It has to be sent from its beginning. Please try again.', {
      isLost: true,
    })
  return new SendingFailed(sentenceIn(response?.getBody() ?? ''), { isFinal: status !== 429 })
}

function sentenceIn(body: string): string {
  try {
    const { message, fields } = Refusal.parse(JSON.parse(body))
    return Object.values(fields ?? {})[0] ?? message
  } catch {
    return 'The server did not take this file.'
  }
}

export interface EntryFileToSend {
  entry: number
  file: File
  /** Of an earlier try, which goes on where it stopped. */
  upload: string | null
  signal: AbortSignal
  /** From now on it goes on as this upload. */
  onBegun: (upload: string) => void
  /** Bytes; the last ones may be on their way. */
  onProgress: (sent: number) => void
  /** The connection broke, and is tried again. */
  onBroken: () => void
}

/**
 * Sends a file by tus, from the last byte that came, however often the connection breaks. Resolves when all of it is
 * there, or with `signal`; rejects with `SendingFailed`.
 */
export async function sendEntryFile(
  api: Api,
  { entry, file, upload, signal, onBegun, onProgress, onBroken }: EntryFileToSend,
): Promise<void> {
  const { Upload } = await tus().catch(() => {
    throw new SendingFailed(broken)
  })
  const fingerprint = await fingerprintOf(file)
  let refusals = 0
  let notBefore = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  await new Promise<void>((resolve, reject) => {
    /** Ends a connection that brings nothing more, and goes on with a new one. */
    const listen = (milliseconds: number) => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        onBroken()
        void client.abort()
        listen(longestSilence.sending)
        client.start()
      }, milliseconds)
    }
    const client = new Upload(file, {
      endpoint: upload === null ? entryUploadPath : null,
      uploadUrl: upload === null ? null : addressOf(upload),
      metadata: {
        entry: String(entry),
        filename: file.name.slice(-200),
        fingerprint,
      },
      chunkSize: entryPartBytes,
      retryDelays: pauses,
      storeFingerprintForResuming: false, // the server keeps it, for every device of the family
      async onBeforeRequest(request) {
        if (notBefore > Date.now())
          await new Promise((resolve) => setTimeout(resolve, notBefore - Date.now()))
        for (const [name, value] of await headersOf(api, refusals > 0))
          request.setHeader(name, value)
      },
      onAfterResponse(_, response) {
        refusals = response.getStatus() === 401 ? refusals + 1 : 0
        const wait = Math.min(waitIn(response), longestWait)
        notBefore = Date.now() + wait
        if (!signal.aborted) listen(longestSilence.sending + wait)
      },
      onShouldRetry({ originalRequest, originalResponse }) {
        const status = originalResponse?.getStatus() ?? 0
        // Another connection of the same file was faster.
        const isBehind = status === 409 && originalRequest.getMethod() === 'PATCH'
        const wait = status === 429 ? waitIn(originalResponse) : 0
        const comesAgain = wait > 0 && wait <= longestWait
        const goesOn =
          isPassing(status) || isBehind || comesAgain || (status === 401 && refusals === 1)
        if (goesOn && status !== 401) onBroken()
        return goesOn
      },
      onUploadUrlAvailable() {
        client.options.endpoint = null // what was begun is never begun a second time
        onBegun(uploadIn(client.url ?? ''))
        if (signal.aborted) stop()
      },
      onProgress(sent) {
        listen(sent < file.size ? longestSilence.sending : longestSilence.checking)
        onProgress(sent)
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(failureOf(error)),
    })
    const stop = () => {
      void client.abort()
      resolve()
    }
    // The answer to the beginning is waited for: it names what can go on, or be removed.
    signal.addEventListener('abort', () => (client.url === null ? undefined : stop()))
    if (signal.aborted) return resolve()
    listen(longestSilence.sending)
    client.start()
  }).finally(() => clearTimeout(silence))
}

/** Asks once more for the check of a file that is there as a whole: the answer to its last part was lost. */
export async function checkAgain(api: Api, upload: string, size: number): Promise<void> {
  const { DefaultHttpStack } = await tus()
  const request = new DefaultHttpStack({}).createRequest('PATCH', addressOf(upload))
  const headers = [
    ...(await headersOf(api)),
    ['Tus-Resumable', '1.0.0'],
    ['Upload-Offset', String(size)],
    ['Content-Type', 'application/offset+octet-stream'],
  ] as const
  for (const [name, value] of headers) request.setHeader(name, value)
  const response = await request.send(null)
  const status = response.getStatus()
  if (status === 422) throw new SendingFailed(sentenceIn(response.getBody()), { isFinal: true })
  if (isPassing(status)) throw new SendingFailed(broken)
}
