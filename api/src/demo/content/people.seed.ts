import { contentTypeIds, judgingRoles } from '@brightyard/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns, contentEntries } from '../../database/schema/content.schema.ts'
import { panelSessions, partnerProfiles } from '../../database/schema/people.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import { insertRows } from '../insert-rows.ts'
import * as partners from './partner-profiles.data.ts'
import { panelSessionRows } from './profiles.data.ts'

const day = 24 * 60 * 60 * 1000

/** What partners and panellists have beside their entries; organisers and campaigns are there already. */
export async function seedPeopleDetails(tx: Database, now: Date) {
  const { Partners, PanelList, PartnerGalleries } = contentTypeIds
  const entries = await tx
    .select({
      id: contentEntries.id,
      type: contentEntries.contentTypeId,
      title: contentEntries.title,
    })
    .from(contentEntries)
    .where(inArray(contentEntries.contentTypeId, [Partners, PanelList]))
  const entryOf = (type: number, title: string) =>
    entries.find((one) => one.type === type && one.title === title)?.id ?? 0
  const vendorRows = await tx.select({ id: vendors.id, name: vendors.name }).from(vendors)
  await insertRows(
    tx,
    partnerProfiles,
    rowsOf(partners.partnerProfiles).map(
      ([name = '', address = '', phone, email, website, hours, since, vendor]) => ({
        contentEntryId: entryOf(Partners, name),
        vendorId: vendorRows.find((one) => one.name === vendor)?.id ?? null,
        address,
        phone: phone ?? null,
        email: email ?? null,
        website: website ?? null,
        openingHours: hours ?? null,
        partnerSince: Number(since),
      }),
    ),
  )
  await tx.execute(sql`update ${contentEntries} g set parent_id = p.id
    from ${contentEntries} p where g.content_type_id = ${PartnerGalleries}
      and p.content_type_id = ${Partners} and p.title = g.subtitle`)
  const campaignRows = await tx.select({ id: campaigns.id, title: campaigns.title }).from(campaigns)
  await insertRows(
    tx,
    panelSessions,
    rowsOf(panelSessionRows).map(([person = '', campaign, daysAgo, role, judged, remark]) => ({
      contentEntryId: entryOf(PanelList, person),
      campaignId: campaignRows.find(({ title }) => title === campaign)?.id ?? 0,
      heldAt: new Date(now.getTime() - Number(daysAgo) * day),
      role: judgingRoles.find((one) => one === role) ?? 'judge',
      entriesJudged: Number(judged),
      remark: remark || null,
    })),
  )
}
