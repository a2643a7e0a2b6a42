import type { Database } from '../../database/database.ts'
import { campaignPackages, marketingCampaigns } from '../../database/schema/marketing.schema.ts'
import { listOf, rowsOf, slugOf } from '../catalog/catalog-rows.ts'
import {
  choiceRows,
  eventRows,
  highlightRows,
  marketingRows,
  packageDetailRows,
  packageRows,
  questionRows,
} from './marketing.data.ts'
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
        ...eventOf(title, at(now, Number(to))),
        ...choicesOf(title),
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
          ...detailsOf(title, name, at(now, Number(to))),
        }),
      ),
    }),
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const hour = 60 * 60 * 1000

/** On the first such day of the week after the campaign's last one. */
function eventOf(title: string, lastDay: Date) {
  const [event] = rowsOfCampaign(eventRows, title)
  if (!event) return {}
  const [weekday = '', start = '', hours] = event
  const days = (weekdays.indexOf(weekday) - lastDay.getUTCDay() + 7) % 7 || 7
  const date = new Date(lastDay.getTime() + days * day).toISOString().slice(0, 10)
  const eventStartsAt = new Date(`${date}T${start}:00+05:30`)
  return { eventStartsAt, eventEndsAt: laterBy(eventStartsAt, hours) }
}

const laterBy = (from: Date, hours?: string) => new Date(from.getTime() + Number(hours) * hour)

function choicesOf(title: string) {
  const choices = rowsOfCampaign(choiceRows, title).map(([key = '', label = '', options = '']) => ({
    key,
    label,
    options: listOf(options),
  }))
  return { choices, asksAddress: choices.length > 0 }
}

function detailsOf(title: string, name: string, lastDay: Date) {
  const [, pieces, hours] = rowsOfCampaign(packageDetailRows, title).find(
    ([pack]) => pack === name,
  ) ?? [name, '1', '']
  const { eventStartsAt } = eventOf(title, lastDay)
  return {
    pieces: Number(pieces),
    eventEndsAt: hours && eventStartsAt ? laterBy(eventStartsAt, hours) : null,
  }
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
