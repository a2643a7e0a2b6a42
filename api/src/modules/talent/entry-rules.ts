import type { EntryChances, EntryProblem } from '@brightyard/contract'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { phaseOf } from '../content/campaign.repository.ts'
import { localDateOf } from '../offerings/refresh-offering.ts'
import { isVisibleTo, refuseOtherRoles } from '../students/student-scope.ts'
import type { CampaignRow } from './campaign.repository.ts'

/** Campaigns close by the day of this place. */
const timeZone = 'Asia/Kolkata'

/** Whole years on a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Guardians and students alone take part. */
export const refuseOthers = (actor: ActingUser) => refuseOtherRoles(actor, ['guardian', 'student'])

export interface Kid {
  studentId: number
  name: string
  birthDate: string | null
  /** Whether the kid reads this: a student is spoken to. */
  isReader?: boolean
}

/** Those whom this person may enter. */
export async function listKids(
  actor: ActingUser,
  db: Database,
  studentId?: number,
): Promise<Kid[]> {
  refuseOthers(actor)
  const found = await db
    .select({ studentId: students.id, name: users.name, birthDate: studentRecords.birthDate })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(
      and(isVisibleTo(actor, db), studentId === undefined ? undefined : eq(students.id, studentId)),
    )
    .orderBy(users.name, students.id)
    .limit(100)
  return found.map((kid) => ({ ...kid, isReader: actor.role === 'student' }))
}

interface Problem {
  code: EntryProblem
  message: string
}

const closedWords = {
  upcoming: 'This campaign has not opened yet. You can enter as soon as it opens.',
  judging: 'This campaign is closed. The jury has the entries now.',
  closed: 'This campaign is closed. Look at the results, and enter the next one.',
}

export function agesProblem(
  campaign: CampaignRow,
  { name, birthDate, isReader = false }: Kid,
): Problem | null {
  if (!birthDate) {
    const message = isReader
      ? 'Please ask your guardian to add your date of birth: this campaign has age groups.'
      : `Please add the date of birth of ${name}: this campaign has age groups.`
    return { code: 'birth_date_missing', message }
  }
  const age = ageOn(birthDate, localDateOf(campaign.endsAt, timeZone))
  const { ageFrom, ageTo } = campaign
  const who = isReader ? 'You' : name
  if (ageFrom !== null && age < ageFrom) {
    const message = `${who} will be ${age} when the campaign closes; it is from ${ageFrom} years.`
    return { code: 'too_young', message }
  }
  if (ageTo !== null && age > ageTo) {
    const message = `${who} will be ${age} when the campaign closes; it is up to ${ageTo} years.`
    return { code: 'too_old', message }
  }
  return null
}

/** What keeps a kid from entering now, the one first that nothing can be done about. */
export async function chanceOf(
  db: Database,
  { campaign, kid, now }: { campaign: CampaignRow; kid: Kid; now: Date },
): Promise<EntryChances['kids'][number]> {
  const [held] = await db
    .select({ used: count(), sent: count(talentEntries.sentAt) })
    .from(talentEntries)
    .where(
      and(
        eq(talentEntries.campaignId, campaign.id),
        eq(talentEntries.studentId, kid.studentId),
        isNull(talentEntries.withdrawnAt),
      ),
    )
  const { used, sent } = held ?? { used: 0, sent: 0 }
  const remaining = Math.max(0, campaign.entriesPerKid - used)
  const phase = phaseOf(campaign, now)
  const isOver = phase === 'judging' || phase === 'closed'
  const problem = isOver
    ? notOpen(phase)
    : (agesProblem(campaign, kid) ??
      (phase === 'upcoming' ? notOpen(phase) : null) ??
      (remaining === 0 ? limitProblem(campaign, kid, sent) : null))
  return {
    student_id: kid.studentId,
    name: kid.name,
    age: kid.birthDate ? ageOn(kid.birthDate, localDateOf(campaign.endsAt, timeZone)) : null,
    remaining,
    drafts: used - sent,
    problem,
  }
}

const notOpen = (phase: keyof typeof closedWords): Problem => ({
  code: 'not_open',
  message: closedWords[phase],
})

const limitProblem = (
  { entriesPerKid }: CampaignRow,
  { name, isReader = false }: Kid,
  sent: number,
): Problem => {
  const has = isReader ? 'You have' : `${name} has`
  return {
    code: 'limit_reached',
    message:
      entriesPerKid === 1
        ? `${has} ${sent === 0 ? 'a draft' : 'an entry'} in this campaign. Each kid can have one.`
        : `${has} ${entriesPerKid} entries in this campaign, and cannot have more.`,
  }
}
