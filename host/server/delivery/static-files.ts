import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export interface StaticFolder {
  root: string
  prefix: string
  /** How long browsers cache a file; for ever unless given, because the URL changes with the content. */
  days?: number
}

/** Serves folders of files, with the compressed version next to a file where the browser accepts it. */
export async function staticFiles(app: FastifyInstance, folders: readonly StaticFolder[]) {
  for (const [index, { root, prefix, days }] of folders.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      // Only files at the root share their paths with pages.
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
