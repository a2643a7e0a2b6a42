import {
  exportItemAnalysis,
  exportResults,
  getAssessmentRun,
  getItemAnalysis,
  getTakerAnswers,
  handInForTaker,
  listAssessmentRuns,
  listTakers,
  releaseResults,
  setPassMark,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import { assessments } from '../../../database/schema/assessments.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { toCsv } from '../../../server/csv.ts'
import { pageOfRows } from '../../../server/paging.ts'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import { type AssessmentRow, readTotals } from '../assessment.repository.ts'
import { handInOverdue } from '../hand-in.ts'
import type { AssessmentNews } from './assessment-news.ts'
import { findGiven } from './desk-scope.ts'
import { analysisTable, readItemAnalysis } from './item-analysis.repository.ts'
import { release } from './release-results.ts'
import { resultsTable } from './results-table.ts'
import { listRuns, viewRun } from './run-view.ts'
import { handInFor, readTakerAnswers } from './taker-answers.ts'
import { listTakersOf } from './takers.repository.ts'

const runsPerPage = 20
const takersPerPage = 100

/** How an assessment goes and went, for those who gave it. */
export function resultsRoutes(app: FastifyInstance, services: Services, news: AssessmentNews) {
  const { db, now } = services

  /** What has ended meanwhile counts as handed in. */
  async function upToDate(actor: ActingUser, id: number): Promise<AssessmentRow> {
    const row = await findGiven(actor, db, id)
    await handInOverdue(services, eq(assessmentAttempts.assessmentId, id))
    return row
  }
  const fileOf = (what: string, { id }: AssessmentRow, rows: string[][]) => ({
    file_name: `${what}-${id}-${now().toISOString().slice(0, 10)}.csv`,
    csv: toCsv(rows),
  })

  registerCall(app, listAssessmentRuns, async (actor, { page = 1, search }) => {
    const part = { search, limit: runsPerPage, offset: (page - 1) * runsPerPage, now: now() }
    const { data, total } = await listRuns(actor, db, part)
    return pageOfRows(listAssessmentRuns, data, {
      page,
      perPage: runsPerPage,
      total,
      query: { search },
    })
  })

  registerCall(app, getAssessmentRun, async (actor, { id }) =>
    viewRun(db, await upToDate(actor, id), now()),
  )

  registerCall(app, listTakers, async (actor, { id, page = 1, state, sort, search }) => {
    const row = await upToDate(actor, id)
    const marks = (await readTotals(db, [id])).get(id)?.marks ?? 0
    const { data, total } = await listTakersOf(
      db,
      id,
      { state, sort, search },
      {
        limit: takersPerPage,
        offset: (page - 1) * takersPerPage,
        now: now(),
        judged: { marks, passPercent: row.passPercent },
      },
    )
    return pageOfRows(listTakers, data, {
      page,
      perPage: takersPerPage,
      total,
      query: { state, sort, search },
      params: { id },
    })
  })

  registerCall(app, exportResults, async (actor, { id }) => {
    const row = await upToDate(actor, id)
    return fileOf('results', row, await resultsTable(db, row, now()))
  })

  registerCall(app, getTakerAnswers, (actor, { id }) => readTakerAnswers(actor, services, id))

  registerCall(app, handInForTaker, async (actor, { id }) => {
    await handInFor(actor, services, id)
    return { message: 'It is handed in.' }
  })

  registerCall(app, setPassMark, async (actor, { id, pass_percent }) => {
    const row = await findGiven(actor, db, id)
    await db
      .update(assessments)
      .set({ passPercent: pass_percent })
      .where(eq(assessments.id, row.id))
    return viewRun(db, { ...row, passPercent: pass_percent }, now())
  })

  registerCall(app, releaseResults, async (actor, { id }) =>
    viewRun(db, await release(actor, services, news, id), now()),
  )

  registerCall(app, getItemAnalysis, async (actor, { id }) => {
    const row = await upToDate(actor, id)
    return readItemAnalysis(db, row.id)
  })

  registerCall(app, exportItemAnalysis, async (actor, { id }) => {
    const row = await upToDate(actor, id)
    return fileOf('questions', row, await analysisTable(db, row.id))
  })
}
