import {
  answerPractice,
  assignWorksheet,
  checkSampleAnswer,
  finishPractice,
  getPractice,
  getPracticeProgress,
  getSampleQuestion,
  listPracticeTopics,
  listPracticeWorks,
  startPractice,
  takePracticeHint,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { mayPractise } from '../subscriptions/practice-right.ts'
import { topicsOf } from './engine/topics.ts'
import { readMasteryRows } from './mastery.repository.ts'
import { practisingKid } from './practice-kid.ts'
import { readProgress, viewTopic } from './practice-progress.ts'
import { answerQuestion, endSession, takeHint } from './run-session.ts'
import { judgeSample, sampleQuestion } from './sample-questions.ts'
import { findSession } from './session.repository.ts'
import { viewSession } from './session-view.ts'
import { startSession } from './start-session.ts'
import { assign, listWorks } from './worksheets.ts'

export function practiceRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  registerCall(app, getSampleQuestion, (_, chosen) => sampleQuestion(chosen))
  registerCall(app, checkSampleAnswer, (_, input) => judgeSample(input))

  registerCall(app, listPracticeTopics, async (actor, { user_id, class_number }) => {
    const kid = await practisingKid(actor, db, user_id, now())
    const rows = await readMasteryRows(db, kid.student_id)
    return {
      kid,
      right: await mayPractise(db, kid.student_id, now()),
      data: topicsOf(class_number ?? kid.class_number).map((topic) => viewTopic(topic, rows)),
    }
  })

  registerCall(app, startPractice, async (actor, { user_id, topic, worksheet_id }) => {
    const kid = await practisingKid(actor, db, user_id, now())
    const chosen = topic ?? (await readProgress(db, kid, now())).next_topic
    return startSession(services, kid, { topic: chosen, worksheetId: worksheet_id })
  })

  registerCall(app, getPractice, async (actor, { id }) => {
    const { session } = await findSession(actor, db, id, now())
    return viewSession(db, session)
  })

  registerCall(app, answerPractice, (actor, { id, number, given, idempotency_key }) =>
    answerQuestion(actor, services, { id, number, given, key: idempotency_key }),
  )

  registerCall(app, takePracticeHint, (actor, input) => takeHint(actor, services, input))

  registerCall(app, finishPractice, (actor, { id }) => endSession(actor, services, id))

  registerCall(app, getPracticeProgress, async (actor, { user_id }) =>
    readProgress(db, await practisingKid(actor, db, user_id, now()), now()),
  )

  registerCall(app, listPracticeWorks, async (actor, { user_id }) =>
    listWorks(db, await practisingKid(actor, db, user_id, now())),
  )

  registerCall(app, assignWorksheet, (actor, input) => assign(actor, services, input))
}
