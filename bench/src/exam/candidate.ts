import { setTimeout as wait } from 'node:timers/promises'
import { openAttempt, saveAnswers, startAssessment } from '@brightyard/contract'
import type { Call, CallOutput } from '@brightyard/contract'
import { fillPattern } from '@brightyard/contract'
import { applicationOf, passcode } from './exam-data.ts'

/** What all candidates share. */
export interface Exam {
  id: number
  /** Where the API answers; another one after it was started again. */
  address: () => string
  /** Milliseconds of each save that succeeded. */
  saves: number[]
  starts: number[]
  failed: { count: number }
  endsAt: number
}

async function send<C extends Call>(exam: Exam, call: C, input: Record<string, unknown>) {
  const { id, ...body } = input
  const path = fillPattern(call.path, { id: String(id) })
  const response = await fetch(`${exam.address()}/${call.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`${call.name} answered ${response.status}`)
  return call.response.parse(await response.json()) as CallOutput<C>
}

async function untilDone<Result>(exam: Exam, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      exam.failed.count += 1
      if (exam.failed.count === 1) console.log(String(error))
      await wait(1_000)
    }
  }
}

/** Starts, answers a question every five seconds, and keeps what is not saved, as a page does. */
export async function takeExam(exam: Exam, index: number): Promise<Map<string, string>> {
  const application_id = applicationOf(index)
  const sign = { application_id, password: passcode, device: `bench-window-${index}` }
  const begun = performance.now()
  const attempt = await untilDone(exam, () =>
    send(exam, startAssessment, { id: exam.id, consents: true, ...sign }),
  )
  const { questions } = await untilDone(exam, () =>
    send(exam, openAttempt, { id: attempt.id, ...sign }),
  )
  exam.starts.push(performance.now() - begun)
  const last = new Map<string, string>()
  const queue = new Map<number, object>()
  const save = async () => {
    const answers = [...queue.values()]
    const started = performance.now()
    const { saved } = await send(exam, saveAnswers, { id: attempt.id, answers, ...sign })
    exam.saves.push(performance.now() - started)
    for (const question of saved) queue.delete(question)
  }
  for (let turn = 0; Date.now() < exam.endsAt; turn++) {
    const due = Date.now() + 5_000
    const question_id = questions[turn % questions.length]?.id ?? 0
    const given = `answer ${turn}`
    const answered_at = new Date().toISOString()
    queue.set(question_id, { question_id, given: [given], is_flagged: false, answered_at })
    last.set(`${application_id} ${question_id}`, given)
    await save().catch(() => (exam.failed.count += 1))
    await wait(Math.max(0, due - Date.now()))
  }
  while (queue.size > 0) await untilDone(exam, save)
  return last
}
