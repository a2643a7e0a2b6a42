import {
  issueCandidates,
  listCandidates,
  reissuePasscode,
  withdrawCandidate,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { pageOfRows } from '../../../server/paging.ts'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import { findGiven } from './desk-scope.ts'
import { issue, reissue, withdraw } from './passcodes.ts'
import { listCandidatesOf } from './passcodes.repository.ts'

const perPage = 50

/** Applications of people without an account. */
export function passcodesRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  registerCall(app, listCandidates, async (actor, { id, page = 1, search }) => {
    const row = await findGiven(actor, db, id)
    const part = { search, limit: perPage, offset: (page - 1) * perPage }
    const { data, total } = await listCandidatesOf(db, row.id, part)
    const query = { search }
    return pageOfRows(listCandidates, data, { page, perPage, total, query, params: { id } })
  })

  registerCall(app, issueCandidates, (actor, input) => issue(actor, services, input))
  registerCall(app, reissuePasscode, (actor, input) => reissue(actor, services, input))
  registerCall(app, withdrawCandidate, (actor, input) => withdraw(actor, services, input))
}
