import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export interface StaticFolder {
  root: string
  prefix: string
  /** How long browsers keep a file; for ever unless given, because the address changes with the content. */
  days?: number
}

/** Serves folders of files; a packed form that lies beside a file is sent to who takes it. */
export async function staticFiles(app: FastifyInstance, folders: readonly StaticFolder[]) {
  for (const [index, { root, prefix, days }] of folders.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      // Only what is at the root shares its addresses with pages.
      wildcard: prefix !== '/',
      preCompressed: true,
      immutable: days === undefined,
      maxAge: `${days ?? 365}d`,
      // A file that never changes is never requested again, nor in parts.
      etag: days !== undefined,
      lastModified: days !== undefined,
      acceptRanges: days !== undefined,
      index: false,
    })
  }
}
