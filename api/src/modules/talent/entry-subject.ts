import { talentboxPaths } from '@brightyard/contract'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import type { Services } from '../../server/services.ts'
import { versionOf } from '../moderation/moderated-subject.ts'
import type { Moderated, SubjectCard } from '../moderation/moderated-subject.ts'
import { phaseOf } from '../content/campaign.repository.ts'
import { house } from '../feeds/post-view.ts'
import { ageGroupOf } from './age-groups.ts'
import { housePictures, lockEntry } from './entry.repository.ts'
import type { EntryRow } from './entry.repository.ts'
import { filesIn, uploadsOf } from './files/entry-files.ts'
import { isPublic } from './public-entries.ts'
import { campaignPath, ownEntryPath, tellFamily } from './talent-news.ts'

/** Without blame: what a child can do about it, while something can be done. */
function wordsOfRefusal({ entry }: { entry: EntryRow }, mayChange: boolean) {
  if (!mayChange)
    return {
      title: `We do not show “${entry.title}”`,
      description: entry.reviewNote || 'Ask your guardian to look at it with you.',
    }
  return {
    title: `We do not show “${entry.title}” yet`,
    description: `${entry.reviewNote} You can change it, and then we look at it again.`.trim(),
  }
}

/** Entries, as the moderation desk knows them. */
export function entrySubject(services: Services): Moderated {
  const { now } = services
  const set = async (
    tx: Database,
    id: number,
    values: Partial<typeof talentEntries.$inferInsert>,
  ) => {
    const [entry] = await tx
      .update(talentEntries)
      .set(values)
      .where(and(eq(talentEntries.id, id), isNull(talentEntries.withdrawnAt)))
      .returning()
    if (!entry) return undefined
    const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, entry.campaignId))
    return campaign && { entry, campaign }
  }
  return {
    type: 'entry',
    // A report is decided by somebody who has not decided about it before.
    needsOtherEyes: true,
    async find(_actor, db, id) {
      const [entry] = await db
        .select({ createdBy: talentEntries.createdBy })
        .from(talentEntries)
        .where(and(eq(talentEntries.id, id), isPublic))
      return entry && { authorId: entry.createdBy ?? 0, vendorId: null, isOfHouse: false }
    },
    async describe(db, ids) {
      const rows = await db
        .select({ entry: talentEntries, campaign: campaigns })
        .from(talentEntries)
        .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
        .where(
          and(
            inArray(talentEntries.id, [...ids]),
            isNull(talentEntries.withdrawnAt),
            // What waits for a guardian again is nobody else's to read.
            isNotNull(talentEntries.consentAt),
          ),
        )
      const reader = { secret: services.linkSecret, now: now() }
      const files = await uploadsOf(db, [...ids], reader)
      const shownOf = (entry: EntryRow) => [
        ...housePictures(entry),
        ...filesIn(files.get(entry.id)),
      ]
      const blurrableOf = (entry: EntryRow) =>
        (files.get(entry.id) ?? []).flatMap(({ upload, size, file }) =>
          file?.kind === 'picture'
            ? // Another address once a part is blurred: browsers keep what they have seen for an hour.
              { entry_id: entry.id, upload, src: `${file.src}?v=${size}` }
            : [],
        )
      return new Map(
        rows.map(({ entry, campaign }): [number, SubjectCard] => [
          entry.id,
          {
            authorId: entry.createdBy ?? 0,
            // Who looks at it needs no name.
            author: `A child of ${ageGroupOf(entry.age, campaign)}`,
            organisation: house,
            text: `${campaign.title}: ${entry.title}\n\n${entry.description}`,
            pictures: [
              ...housePictures(entry).map(({ src }) => src),
              ...blurrableOf(entry).map(({ src }) => src),
            ],
            blurrable: blurrableOf(entry),
            files: shownOf(entry).filter(({ kind }) => kind !== 'picture'),
            has_video: shownOf(entry).some(({ kind }) => kind === 'video'),
            link: null,
            written_at: entry.updatedAt.toISOString(),
            path:
              entry.review === 'shown'
                ? talentboxPaths.entry.to({ id: entry.id })
                : campaignPath(campaign),
            // A part that the desk itself has blurred is no change of the family's.
            version: versionOf([
              entry.title,
              entry.description,
              housePictures(entry).map(({ src }) => src),
              (files.get(entry.id) ?? []).flatMap(({ upload, file }) => (file ? upload : [])),
            ]),
            changedAt: entry.updatedAt,
          },
        ]),
      )
    },
    hold: lockEntry,
    async show(tx, id) {
      const [before] = await tx.select().from(talentEntries).where(eq(talentEntries.id, id))
      const shownAt = before?.shownAt ?? now()
      const found = await set(tx, id, { review: 'shown', reviewNote: '', shownAt })
      if (!found || before?.shownAt) return
      await tellFamily(services, tx, found.entry, {
        title: `“${found.entry.title}” is on the stage`,
        description: `Everybody can see it at ${found.campaign.title} now.`,
        path: talentboxPaths.entry.to({ id }),
        toChild: {
          title: `Your “${found.entry.title}” is on the stage!`,
          description: `Everybody can see it at ${found.campaign.title} now. Have a look.`,
        },
      })
    },
    async hide(tx, id, { note }) {
      const found = await set(tx, id, { review: 'refused', reviewNote: note })
      if (!found) return
      await tellFamily(services, tx, found.entry, {
        title: `“${found.entry.title}” is not shown`,
        description:
          note || 'You can change it until the campaign closes, and we look at it again.',
        path: ownEntryPath(found.entry),
        toChild: wordsOfRefusal(found, phaseOf(found.campaign, now()) === 'open'),
      })
    },
    suspend: async (tx, id) => void (await set(tx, id, { review: 'waiting' })),
  }
}
