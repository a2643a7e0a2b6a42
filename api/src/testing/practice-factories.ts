import { randomUUID } from 'node:crypto'
import { answerPractice } from '@brightyard/contract'
import type { PracticeSession } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { practiceQuestions } from '../database/schema/practice.schema.ts'
import { answerText } from '../modules/practice/engine/question.ts'
import { questionAgain } from '../modules/practice/engine/topics.ts'
import { aKid, aUser, aVendor, signedInAs } from './factories.ts'
import type { Caller, TestApi } from './test-api.ts'

/** A kid at a school, and another one; those who practise in most of the tests are signed in. */
export async function aPractisingKid(api: TestApi) {
  const school = await aVendor(api.db, { name: 'Green Valley School' })
  const [owner, other] = [await aUser(api.db), await aUser(api.db)]
  const subscribed: [Date, Date] = [new Date('2026-01-01'), new Date('2027-01-01')]
  const kid = await aKid(api.db, {
    guardianId: owner.id,
    vendorIds: [school.id],
    subscribed,
    user: { name: 'Meera', loginId: `KID-${owner.id}` },
  })
  return {
    school,
    people: { owner, student: kid.user },
    kids: {
      owner: kid,
      'other guardian': await aKid(api.db, { guardianId: other.id, subscribed }),
    },
    callers: { owner: await signedInAs(api, owner), student: await signedInAs(api, kid.user) },
  }
}

/** The right answer, as the database's rows make it again. */
export async function rightAnswer(api: TestApi, { id, question }: PracticeSession) {
  const rows = await api.db
    .select()
    .from(practiceQuestions)
    .where(eq(practiceQuestions.sessionId, id))
  const row = rows.find(({ number }) => number === question?.number)
  const answer = row && questionAgain(row.skill, row.seed)?.answer
  if (!answer) throw new Error('There is no such question.')
  return answer.kind === 'ordering' ? [...answer.right] : answerText(answer)
}

/** Answers the rest of a session, twenty seconds a question. */
export async function answerAll(
  api: TestApi,
  caller: Caller,
  session: PracticeSession,
  isRight: (number: number) => boolean,
) {
  let at = session
  while (at.question) {
    const { number } = at.question
    api.clock.now = new Date(api.clock.now.getTime() + 20_000)
    const given = isRight(number) ? await rightAnswer(api, at) : ''
    at = (
      await caller.call(answerPractice, { id: at.id, number, given, idempotency_key: randomUUID() })
    ).session
  }
  return at
}
