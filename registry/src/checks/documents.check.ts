import { isDeepStrictEqual } from 'node:util'
import type * as z from '@brightyard/contract/schema'
import type { Route, Slot } from '@brightyard/contract/release'
import { accessMarks, layouts, roleNames, type RemoteDocument } from '@brightyard/contract/release'
import { NewRemoteDocument } from '@brightyard/release-files/rules'
import type { FetchedFile } from './fetched-release.ts'
import { Manifest } from './manifest.schema.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

type Fields = typeof NewRemoteDocument.shape

/**
 * The readable part of a remote.json. A broken field is left out and reported, so that one
 * mistake does not hide the others: the remaining checks use what is there.
 */
export type Outline = Omit<Partial<RemoteDocument>, 'routes' | 'slots'> & {
  routes: Route[]
  slots: Slot[]
}

export interface ReadDocument {
  outline: Outline
  /** The complete document; null if any field is invalid. */
  document: RemoteDocument | null
  reasons: Reason[]
}

const fileName = 'remote.json'

export function readRemoteDocument(file: FetchedFile): ReadDocument {
  const outline: Outline = { routes: [], slots: [] }
  if (file.kind === 'failed') return { outline, document: null, reasons: [file.reason] }
  const json = parseJson(file.bytes)
  if (!json) return { outline, document: null, reasons: [reason('not-json', { file: fileName })] }

  const parsed = NewRemoteDocument.safeParse(json.value)
  if (parsed.success) return { outline: parsed.data, document: parsed.data, reasons: [] }
  const reasons = parsed.error.issues.map((issue) => sentenceFor(issue, json.value))
  return { outline: readSoundFields(json.value), document: null, reasons: distinct(reasons) }
}

/** remote.json as it is stored: as it was built, but without anything that the schema does not know. */
export function toStoredDocument(file: FetchedFile, document: RemoteDocument): Buffer {
  const isKnown = file.kind === 'read' && isDeepStrictEqual(parseJson(file.bytes)?.value, document)
  return isKnown ? file.bytes : Buffer.from(JSON.stringify(document))
}

/** Checks mf-manifest.json alone; null when it cannot be read. */
export function readManifest(file: FetchedFile): { manifest: Manifest | null; reasons: Reason[] } {
  if (file.kind === 'failed') return { manifest: null, reasons: [file.reason] }
  const json = parseJson(file.bytes)
  if (!json) return { manifest: null, reasons: [reason('not-json', { file: 'mf-manifest.json' })] }
  const parsed = Manifest.safeParse(json.value)
  if (parsed.success) return { manifest: parsed.data, reasons: [] }
  const reasons = parsed.error.issues.map((issue) =>
    reason('document-invalid', {
      file: 'mf-manifest.json',
      at: issue.path.join('.'),
      problem: issue.message,
    }),
  )
  return { manifest: null, reasons }
}

function parseJson(bytes: Buffer): { value: unknown } | null {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return null
  }
}

function readSoundFields(value: unknown): Outline {
  const outline: Outline = {
    routes: soundItems(at(value, ['routes']), NewRemoteDocument.shape.routes.def.element),
    slots: soundItems(at(value, ['slots']), NewRemoteDocument.shape.slots.def.element),
  }
  for (const key of Object.keys(NewRemoteDocument.shape) as (keyof Fields)[]) {
    if (key === 'routes' || key === 'slots') continue
    const field = NewRemoteDocument.shape[key].safeParse(at(value, [key]))
    if (field.success) Object.assign(outline, { [key]: field.data })
  }
  return outline
}

function soundItems<Schema extends z.ZodMiniType>(value: unknown, schema: Schema) {
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => {
    const parsed = schema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
}

function sentenceFor(issue: z.core.$ZodIssue, value: unknown): Reason {
  const [field, index, key] = issue.path
  if (issue.code === 'too_big') {
    return reason('claims-too-much', { at: issue.path.join('.'), problem: issue.message })
  }
  if (field === 'routes' && key === 'path') {
    const path = String(at(value, issue.path))
    return reason('path-not-allowed', { path, problem: issue.message })
  }
  const found = at(value, issue.path)
  if (field === 'name' || field === 'version') {
    return reason('name-not-allowed', { field, found: String(found), problem: issue.message })
  }
  if (issue.code === 'custom' && typeof found === 'string') {
    const problem = issue.message
    return reason('name-not-allowed', { field: issue.path.join('.'), found, problem })
  }
  if (field === 'files' && issue.code === 'invalid_key') {
    return reason('unsafe-path', { file: String(index) })
  }
  if (field === 'routes' && key !== undefined && typeof found === 'string') {
    const path = String(at(value, ['routes', index, 'path']))
    if (key === 'layout') return reason('unknown-layout', { path, layout: found, known: layouts })
    if (key === 'access') {
      return reason('unknown-access', { path, access: found, known: accessMarks })
    }
    if (key === 'roles') return reason('unknown-role', { path, role: found, known: roleNames })
  }
  return reason('document-invalid', {
    file: fileName,
    at: issue.path.join('.'),
    problem: issue.message,
  })
}

function at(value: unknown, path: readonly (PropertyKey | undefined)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && key !== undefined && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}

const distinct = (reasons: readonly Reason[]) => [
  ...new Map(reasons.map((one) => [one.message, one])).values(),
]
