import type { Picture } from '@brightyard/contract'
import { entryConsent } from '@brightyard/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { moderationCases } from '../../database/schema/moderation.schema.ts'
import { panelSessions } from '../../database/schema/people.schema.ts'
import { campaignJudges, talentEntries } from '../../database/schema/talent.schema.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import { ageGroupOf } from '../../modules/talent/age-groups.ts'
import { ageOn } from '../../modules/talent/entry-rules.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import type { ThemePictures } from '../content/theme-pictures.ts'
import { insertRows } from '../insert-rows.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { workOf } from '../pictures/works/works.ts'
import { entryRows } from './entries.data.ts'

const day = 24 * 60 * 60 * 1000

export const entryPicturesOf = (
  pictures: PictureStore,
  pictureOf: ThemePictures,
): (Picture | null)[] =>
  rowsOf(entryRows).map(([, , , , theme = '-', title = '', summary = '']) => {
    const work = workOf(title)
    if (work)
      return pictures.order(
        { layout: 'scene', area: 'talent', icons: [], work: title, seed: title },
        work.alt,
      )
    return theme === '-' ? null : pictureOf(theme, '', { style: 'tabletop', title, summary })
  })

/** Entries of kids in every state, and the juries: those of the panel who have judged a campaign. */
export async function seedTalent(db: Database, pictures: readonly (Picture | null)[], now: Date) {
  const campaignRows = await db.select().from(campaigns)
  const sessions = await db.select().from(panelSessions).orderBy(asc(panelSessions.id))
  const judges = new Map(
    sessions.map((one) => [`${one.campaignId} ${one.contentEntryId}`, one] as const),
  )
  await insertRows(
    db,
    campaignJudges,
    [...judges.values()].map(({ campaignId, contentEntryId }, position) => ({
      campaignId,
      contentEntryId,
      position,
    })),
  )
  const rows = rowsOf(entryRows)
  const kids = await db
    .select({
      name: users.name,
      userId: users.id,
      studentId: students.id,
      birthDate: studentRecords.birthDate,
      guardianId: guardianships.guardianId,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .leftJoin(guardianships, eq(guardianships.studentId, students.id))
    .where(inArray(users.name, [...new Set(rows.map(([, name = '']) => name))]))
  const entries = rows.map(([of, name, state = '', place, , title = '', description = ''], at) => {
    const campaign = campaignRows.find((one) => one.title === of)
    const kid = kids.find((one) => one.name === name)
    if (!campaign || !kid) throw new Error(`There is no ${campaign ? name : of}.`)
    const lastDay = Math.min(now.getTime(), campaign.endsAt.getTime())
    const written = new Date(lastDay - (1 + (at % 7)) * 0.4 * day)
    const picture = pictures[at]
    const sentAt = state === 'draft' ? null : written
    const consentAt = state === 'draft' || state === 'consent' ? null : written
    return {
      campaignId: campaign.id,
      studentId: kid.studentId,
      createdBy: state === 'consent' ? kid.userId : (kid.guardianId ?? kid.userId),
      title,
      description,
      age: ageOn(kid.birthDate ?? '', campaign.endsAt.toISOString().slice(0, 10)),
      pictures: picture ? [picture] : [],
      sentAt,
      consentVersion: consentAt && entryConsent.version,
      consentBy: consentAt && kid.guardianId,
      consentAt,
      paidAt: sentAt && campaign.entryFeeInPaise > 0 ? written : null,
      review: reviewOf(state),
      reviewNote: state === 'refused' ? 'The picture shows where you live. Paint it without.' : '',
      shownAt: state === 'shown' ? written : null,
      withdrawnAt: state === 'withdrawn' ? written : null,
      place: place === '-' ? null : Number(place),
      updatedAt: written,
      createdAt: written,
    }
  })
  // The jury's order gives the places within each age group.
  const placed = entries.map((one) => {
    const campaign = campaignRows.find(({ id }) => id === one.campaignId)
    const groupOf = ({ age }: { age: number }) => campaign && ageGroupOf(age, campaign)
    const isRival = (other: typeof one) =>
      other.campaignId === one.campaignId &&
      (!campaign?.ageGroups || groupOf(other) === groupOf(one))
    return { ...one, place: placeAmong(one, entries.filter(isRival)) }
  })
  await insertRows(db, talentEntries, placed)
  const waiting = await db
    .select({ id: talentEntries.id })
    .from(talentEntries)
    .where(eq(talentEntries.review, 'waiting'))
  await insertRows(
    db,
    moderationCases,
    waiting.map(({ id }) => ({
      subjectType: 'entry' as const,
      subjectId: id,
      cause: 'new' as const,
      openedAt: now,
    })),
  )
}

function placeAmong({ place }: { place: number | null }, others: { place: number | null }[]) {
  if (place === null) return null
  return 1 + others.filter((other) => other.place !== null && other.place < place).length
}

function reviewOf(state: string): (typeof talentEntries.$inferSelect)['review'] {
  switch (state) {
    case 'shown':
    case 'waiting':
    case 'refused':
      return state
    case 'withdrawn':
      return 'shown'
    default:
      return 'new'
  }
}
