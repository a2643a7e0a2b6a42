import { getSiteSettings } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import type { SiteSettings } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { siteSettings } from '../../database/schema/notifications.schema.ts'

export function settingsRoutes(app: FastifyInstance, { db }: Services) {
  registerCall(app, getSiteSettings, () => readSettings(db))
}

const noLinks: SiteSettings = {
  facebook_link: '',
  twitter_link: '',
  instagram_link: '',
  linkedin_link: '',
  youtube_link: '',
}

/** Empty links until they are set: the site then shows none. */
async function readSettings(db: Database): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings).limit(1)
  if (!row) return noLinks
  return {
    facebook_link: row.facebookLink,
    twitter_link: row.twitterLink,
    instagram_link: row.instagramLink,
    linkedin_link: row.linkedinLink,
    youtube_link: row.youtubeLink,
  }
}
