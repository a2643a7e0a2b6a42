import type { FastifyInstance } from 'fastify'
import { mediaHeaders } from './media-headers.ts'

/** Pictures at `/media/*`, from a folder of this machine. */
export async function mediaRoutes(app: FastifyInstance, folder: string) {
  // Loaded only where there are pictures: jest cannot load a part of it.
  const { default: fastifyStatic } = await import('@fastify/static')
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      for (const [name, value] of Object.entries(mediaHeaders(path))) reply.header(name, value)
    },
  })
}
