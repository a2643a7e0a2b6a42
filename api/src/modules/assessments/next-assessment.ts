import type { NextOfKid, Taker } from '@brightyard/contract'
import type { Services } from '../../server/services.ts'
import { readAssessments } from './assessment.repository.ts'
import { byUrgency, viewCard } from './assessment-view.ts'
import { handInOverdue } from './hand-in.ts'
import { type AttemptTaker, ofTaker } from './taker.ts'

/** What a kid answers now, or should first; null where nothing is open. */
export async function nextAssessment(
  services: Pick<Services, 'db' | 'now'>,
  studentId: number,
  { name, user_id }: Taker,
): Promise<NextOfKid['assessment']> {
  const taker: AttemptTaker = { kind: 'kid', studentId, shown: { name, user_id } }
  await handInOverdue(services, ofTaker(taker))
  const now = services.now()
  const open = (await readAssessments(services.db, taker, now))
    .map((own) => viewCard(own, now))
    .filter(({ state }) => state === 'running' || state === 'due')
    .toSorted(byUrgency)
  const [first] = open
  if (!first) return null
  const isRunning = first.state === 'running'
  return {
    id: first.id,
    title: first.title,
    is_running: isRunning,
    ends_at: isRunning ? (first.attempt?.ends_at ?? null) : first.closes_at,
    to_do: open.length,
  }
}
