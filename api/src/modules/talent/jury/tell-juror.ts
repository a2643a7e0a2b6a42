import { accountPaths, talentboxPaths } from '@brightyard/contract'
import type { Database } from '../../../database/database.ts'
import type { Services } from '../../../server/services.ts'
import { notificationEmail } from '../../messages/emails.ts'
import { newCause } from '../../messages/outbox.ts'
import { channelsOf } from '../../notifications/notification-settings.repository.ts'
import { notify } from '../../notifications/notify.ts'
import type { CampaignRow } from '../campaign.repository.ts'

const topic = 'community'

/** By the bell and always by email: it is work that was promised, and jurors seldom come by. */
export async function tellJuror(
  services: Pick<Services, 'outbox' | 'publicOrigin' | 'now'>,
  tx: Database,
  { slug, title: campaign }: CampaignRow,
  { userId, email, count }: { userId: number; email: string | null; count: number },
) {
  const title = `${campaign} needs your points`
  const description = count === 1 ? 'One entry waits for you.' : `${count} entries wait for you.`
  const path = talentboxPaths.jury.to({ slug })
  await notify(services, tx, { userId, topic, title, description, path })
  const isMailed = (await channelsOf(tx, userId, topic)).has('mail')
  if (isMailed || !email) return
  const { outbox, publicOrigin } = services
  const message = notificationEmail(email, {
    title,
    description,
    link: publicOrigin + path,
    settingsLink: publicOrigin + accountPaths.notifications.to(),
  })
  await outbox.add(tx, { cause: newCause('jury') }, [{ channel: 'email', ...message }])
}
