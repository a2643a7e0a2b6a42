import type { Database } from '../../database/database.ts'
import { campaignPackages, marketingCampaigns } from '../../database/schema/marketing.schema.ts'
import { listOf, rowsOf, slugOf } from '../catalog/catalog-rows.ts'
import { highlightRows, marketingRows, packageRows, questionRows } from './marketing.data.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { posterOf } from './content.seed.ts'
import type { ThemePictures } from './theme-pictures.ts'

const day = 24 * 60 * 60 * 1000

/** The cells of the rows of one campaign. */
const rowsOfCampaign = (rows: string, campaign: string) =>
  rowsOf(rows).flatMap(([name, ...cells]) => (name === campaign ? [cells] : []))

export function marketingOf(pictures: PictureStore, pictureOf: ThemePictures, now: Date) {
  return rowsOf(marketingRows).map(
    ([title = '', summary = '', place = '', area = '', theme = '', from, to]) => ({
      campaign: {
        slug: slugOf(title),
        title,
        summary,
        place,
        area: area as (typeof marketingCampaigns.$inferInsert)['area'],
        picture: posterOf(pictures, title) ?? pictureOf(theme, ''),
        highlights: rowsOfCampaign(highlightRows, title).map(([head = '', text = '']) => ({
          title: head,
          text,
        })),
        questions: rowsOfCampaign(questionRows, title).map(([question = '', answer = '']) => ({
          question,
          answer,
        })),
        startsAt: at(now, Number(from)),
        endsAt: at(now, Number(to)),
      },
      packages: rowsOfCampaign(packageRows, title).map(
        ([name = '', text = '', rupees, tax = '0', pieces, includes = '']) => ({
          name,
          summary: text,
          includes: listOf(includes),
          priceInPaise: Number(rupees) * 100,
          taxPercent: tax,
          capacity: pieces ? Number(pieces) : null,
        }),
      ),
    }),
  )
}

/** Noon in India. */
function at(now: Date, days: number): Date {
  const date = new Date(now.getTime() + days * day)
  date.setUTCHours(6, 30, 0, 0)
  return date
}

export async function seedMarketing(db: Database, given: ReturnType<typeof marketingOf>) {
  for (const { campaign, packages } of given) {
    const [row] = await db
      .insert(marketingCampaigns)
      .values(campaign)
      .returning({ id: marketingCampaigns.id })
    if (!row) throw new Error('The campaign was not stored.')
    await db
      .insert(campaignPackages)
      .values(packages.map((one) => ({ ...one, campaignId: row.id })))
  }
}
