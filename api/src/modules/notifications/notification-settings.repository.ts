import type { NotificationSettings } from '@brightyard/contract'
import { notificationChannels, notificationTopics } from '@brightyard/contract'
import type { NotificationChannel, NotificationTopic } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { notificationChoices } from '../../database/schema/family.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/** On by default, except offers by push and email, and community news by email. */
const byDefault = (topic: NotificationTopic, channel: NotificationChannel) =>
  !(topic === 'offers' && channel !== 'site') && !(topic === 'community' && channel === 'mail')

export const isLocked = (topic: NotificationTopic) => topic === 'security'

/** The channels on which a person receives a topic; all of them for a locked one. */
export async function channelsOf(
  db: Database,
  userId: number,
  topic: NotificationTopic,
): Promise<ReadonlySet<NotificationChannel>> {
  if (isLocked(topic)) return new Set(notificationChannels)
  const rows = await db
    .select()
    .from(notificationChoices)
    .where(and(eq(notificationChoices.userId, userId), eq(notificationChoices.topic, topic)))
  return new Set(
    notificationChannels.filter(
      (channel) => rows.find((row) => row.channel === channel)?.isOn ?? byDefault(topic, channel),
    ),
  )
}

export async function readSettings(actor: ActingUser, db: Database): Promise<NotificationSettings> {
  const rows = await db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, actor.id))
  const isOn = (topic: NotificationTopic, channel: NotificationChannel) =>
    isLocked(topic) ||
    (rows.find((row) => row.topic === topic && row.channel === channel)?.isOn ??
      byDefault(topic, channel))
  return {
    topics: notificationTopics.map((topic) => ({
      topic,
      locked: isLocked(topic),
      site: isOn(topic, 'site'),
      push: isOn(topic, 'push'),
      mail: isOn(topic, 'mail'),
    })),
  }
}

export async function saveSettings(
  actor: ActingUser,
  db: Database,
  topics: readonly ({ topic: NotificationTopic } & Record<NotificationChannel, boolean>)[],
) {
  const rows = new Map(
    topics
      .filter(({ topic }) => !isLocked(topic))
      .flatMap((one) =>
        notificationChannels.map((channel) => ({
          userId: actor.id,
          topic: one.topic,
          channel,
          isOn: one[channel],
        })),
      )
      .map((row) => [`${row.topic} ${row.channel}`, row]),
  )
  if (rows.size === 0) return
  await db
    .insert(notificationChoices)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.topic, notificationChoices.channel],
      set: { isOn: sql`excluded.is_on` },
    })
}
