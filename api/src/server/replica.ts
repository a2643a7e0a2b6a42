import type { OpenDatabase } from '@brightyard/database'
import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

const replicaOf = (database: OpenDatabase) =>
  database.kind === 'postgres' ? database.replica : undefined

/** One line when the replica goes away, and one when it is back; meanwhile the primary answers. */
export function watchReplica(app: FastifyInstance, database: OpenDatabase) {
  replicaOf(database)?.onChange(({ isAway, reason }) => {
    if (isAway) app.log.warn({ reason }, 'the replica does not answer: the primary reads for it')
    else app.log.info('the replica answers again')
  })
}

/** `database_replica_up`, where there is one. */
export const replicaMetrics = (database: OpenDatabase) => (registry: Registry) => {
  const replica = replicaOf(database)
  if (!replica) return
  new Gauge({
    name: 'database_replica_up',
    help: '1 while lists and searches are read from the replica, 0 while the primary reads for it',
    registers: [registry],
    collect() {
      this.set(replica.state.isAway ? 0 : 1)
    },
  })
}
