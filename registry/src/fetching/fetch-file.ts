import { checkOrigin, type ReleaseOrigins } from '../checks/origin.check.ts'
import type { FetchedFile } from '../checks/fetched-release.ts'
import { reason } from '../checks/reason.ts'
import { fetch, type Dispatcher, type Response } from 'undici'
import { errorCode } from '../disk/error-code.ts'
import type { FetchBudget } from './fetch-budget.ts'
import { PrivateAddress } from './pinned-agent.ts'

export interface FileRequest {
  /** Name in the reasons. */
  file: string
  address: string
  origins: ReleaseOrigins
  budget: FetchBudget
  dispatcher: Dispatcher
  /** The size that remote.json states, or the limit of a document whose size is not stated. */
  size: { stated: number } | { limit: number }
}

const maxRedirects = 3

/** There is no response to read. */
interface Stopped {
  kind: 'stopped'
  file: FetchedFile
}

/** Fetches one file within the limits; every failure is returned as a reason. */
export async function fetchFile(request: FileRequest): Promise<FetchedFile> {
  const { file, budget } = request
  try {
    const answer = await followInsideTheList(request)
    if ('kind' in answer) return answer.file
    const response = answer
    // Not “ok”: 206 is a part of the file.
    if (response.status !== 200) {
      await response.body?.cancel()
      return failed('file-missing', { file, status: response.status })
    }
    return await readInsideTheLimits(response, request)
  } catch (error) {
    if (budget.signal.aborted) return failed('timed-out', { file, seconds: budget.limits.seconds })
    const elsewhere = privateAddressIn(error)
    if (elsewhere) {
      return failed('private-address', { host: elsewhere.host, address: elsewhere.address })
    }
    return failed('unreachable', { file, why: causeOf(error) })
  }
}

async function followInsideTheList({
  file,
  origins,
  budget,
  dispatcher,
  address: start,
}: FileRequest): Promise<Response | Stopped> {
  let address = start
  for (let step = 0; step <= maxRedirects; step += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: budget.signal,
      dispatcher,
      // The plain file is hashed. A compressed response is decompressed within the limits.
      headers: { 'accept-encoding': 'identity', accept: '*/*' },
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null) return response
    await response.body?.cancel()
    const target = new URL(location, address).href
    if (checkOrigin(target, origins).length > 0) {
      return { kind: 'stopped', file: failed('redirected-elsewhere', { file, target }) }
    }
    address = target
  }
  return { kind: 'stopped', file: failed('too-many-redirects', { file }) }
}

async function readInsideTheLimits(
  response: Response,
  { file, budget, size }: FileRequest,
): Promise<FetchedFile> {
  const fileLimit = 'stated' in size ? size.stated : size.limit
  const isPacked = response.headers.has('content-encoding')
  const tooLarge = (limit: number) =>
    failed(isPacked ? 'unpacks-too-large' : 'too-large', { file, limit })
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Counted after decompression; leaving the loop cancels the response.
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (!budget.spend(chunk.byteLength)) {
      return tooLarge(budget.limits.bytes)
    }
    if (bytes > fileLimit) {
      if ('limit' in size || isPacked) return tooLarge(fileLimit)
      return failed('size-mismatch', { file, stated: fileLimit, found: 'more' })
    }
    chunks.push(chunk)
  }
  return { kind: 'read', bytes: Buffer.concat(chunks) }
}

function failed(...args: Parameters<typeof reason>): FetchedFile {
  return { kind: 'failed', reason: reason(...args) }
}

function privateAddressIn(error: unknown): PrivateAddress | null {
  if (error instanceof PrivateAddress) return error
  return error instanceof Error && error.cause ? privateAddressIn(error.cause) : null
}

/** A connection error is in the error's cause. */
function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  if ('cause' in error && error.cause) return errorCode(error.cause) ?? causeOf(error.cause)
  return errorCode(error) ?? ('message' in error ? String(error.message) : 'unknown reason')
}
