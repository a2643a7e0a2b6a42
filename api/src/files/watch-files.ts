import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { FileStore } from './file-store.ts'

/** One line when the store goes away, and one when it is back. */
export const watchFiles = (app: FastifyInstance, files: FileStore | undefined) =>
  files?.onChange(({ isAway, reason }) => {
    if (isAway) app.log.error({ reason }, 'the store of FILES_URL does not answer')
    else app.log.info('the store of FILES_URL answers again')
  })

/** `file_store_up`, where there is one. */
export const fileMetrics = (files: FileStore | undefined) => (registry: Registry) => {
  if (!files) return
  new Gauge({
    name: 'file_store_up',
    help: '1 while the store of FILES_URL answers, 0 while files cannot be read from it',
    registers: [registry],
    collect() {
      this.set(files.state.isAway ? 0 : 1)
    },
  })
}
