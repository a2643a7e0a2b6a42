import type {
  Assessment,
  AssessmentCard,
  AssessmentSection,
  AssessmentState,
  AttemptSummary,
} from '@brightyard/contract'
import type { AssessmentRow, OwnAssessment, Totals } from './assessment.repository.ts'
import type { ResultsWait } from './results-wait.ts'
import type { AttemptRow, AttemptTaker } from './taker.ts'

interface Context {
  row: AssessmentRow
  totals: Pick<Totals, 'questions' | 'marks'>
  wait: ResultsWait
}

/** When a taker sees what the review setting shows; null while nobody knows. */
function resultsAt({ row, wait }: Omit<Context, 'totals'>, submittedAt: Date): Date | null {
  const { from, lastClosesAt, finishedAt } = wait
  switch (from) {
    case 'submission':
      return submittedAt
    // Nobody reads the answers while others are still being asked.
    case 'closing':
      return (
        row.resultsReleasedAt ??
        (lastClosesAt && lastClosesAt > submittedAt ? lastClosesAt : submittedAt)
      )
    case 'everybody':
      return row.resultsReleasedAt ?? finishedAt
    case 'release':
      return row.resultsReleasedAt
  }
}

export function viewAttempt(context: Context, attempt: AttemptRow, now: Date): AttemptSummary {
  const { row, totals } = context
  const { submittedAt } = attempt
  const shownAt = submittedAt && row.review !== 'none' ? resultsAt(context, submittedAt) : null
  const isShown = shownAt !== null && shownAt <= now
  return {
    id: attempt.id,
    number: attempt.number,
    state: submittedAt ? (isShown ? 'evaluated' : 'submitted') : 'running',
    started_at: attempt.startedAt.toISOString(),
    ends_at: attempt.endsAt.toISOString(),
    submitted_at: submittedAt?.toISOString() ?? null,
    submitted_by: attempt.submittedBy,
    answered: attempt.answered ?? 0,
    questions: totals.questions,
    results_at: shownAt?.toISOString() ?? null,
    score: isShown ? attempt.score : null,
    marks: totals.marks,
  }
}

const isOpen = ({ entitlement }: OwnAssessment, now: Date) =>
  entitlement !== undefined && (entitlement.closesAt === null || entitlement.closesAt > now)

function stateOf(own: OwnAssessment, last: AttemptSummary | null, now: Date): AssessmentState {
  if (last) return last.state
  if (!isOpen(own, now)) return 'missed'
  const opensAt = own.entitlement?.opensAt ?? null
  return opensAt && opensAt > now ? 'upcoming' : 'due'
}

export function viewCard(own: OwnAssessment, now: Date): AssessmentCard {
  const { row, givenBy, totals, entitlement, attempts } = own
  const last = attempts[0] ? viewAttempt(own, attempts[0], now) : null
  const left = Math.max(0, row.attemptsAllowed - attempts.length)
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    given_by: givenBy,
    minutes: row.minutes + (entitlement?.extraMinutes ?? 0),
    questions: totals.questions,
    marks: totals.marks,
    state: stateOf(own, last, now),
    opens_at: (entitlement ?? row).opensAt?.toISOString() ?? null,
    closes_at: (entitlement ?? row).closesAt?.toISOString() ?? null,
    attempts_allowed: row.attemptsAllowed,
    attempts_left: isOpen(own, now) ? left : 0,
    attempt: last,
  }
}

export function viewAssessment(
  own: OwnAssessment,
  taker: AttemptTaker,
  sections: AssessmentSection[],
  now: Date,
): Assessment {
  const { row, totals, attempts } = own
  const mustPay = taker.kind === 'candidate' && taker.candidate.paidAt === null
  return {
    ...viewCard(own, now),
    taker: taker.shown,
    summary: row.summary,
    rules: row.rules,
    sections,
    has_negative_marks: totals.hasNegativeMarks,
    is_shuffled: row.isShuffled,
    review: row.review,
    review_from: own.wait.from,
    fee_in_paise: mustPay ? row.feeInPaise : 0,
    attempts: attempts.map((attempt) => viewAttempt(own, attempt, now)),
    server_time: now.toISOString(),
  }
}

const order: Readonly<Record<AssessmentState, number>> = {
  running: 0,
  due: 1,
  upcoming: 2,
  submitted: 3,
  evaluated: 3,
  missed: 4,
}

/** What to do first: what runs, what closes next, what opens next; then the newest. */
export function byUrgency(one: AssessmentCard, other: AssessmentCard): number {
  const rank = order[one.state] - order[other.state]
  if (rank !== 0) return rank
  const never = '9999'
  const key = ({ state, opens_at, closes_at }: AssessmentCard) =>
    state === 'upcoming' ? (opens_at ?? never) : (closes_at ?? never)
  if (order[one.state] < 3) return key(one).localeCompare(key(other)) || one.id - other.id
  return (other.attempt?.id ?? 0) - (one.attempt?.id ?? 0) || other.id - one.id
}
