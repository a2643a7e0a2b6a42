import type { FastifyInstance } from 'fastify'

/** Pictures at `/media/*`. Hashed names are immutable; the placeholder may change. */
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
      const isFixed = /[/\\][0-9a-f]{20}(@2x)?\.\w+$/.test(path)
      reply.header(
        'cache-control',
        isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
