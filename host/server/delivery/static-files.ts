import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { EdgeFolders } from '../edge.ts'

/** The host's own build, immutable and packed beforehand, and the files at the root of the site. */
export async function staticFiles(app: FastifyInstance, folders: EdgeFolders, publicPath: string) {
  await app.register(fastifyStatic, {
    root: folders.browser,
    prefix: publicPath,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  })
  await app.register(fastifyStatic, {
    root: folders.public,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    maxAge: '1d',
    index: false,
  })
}
