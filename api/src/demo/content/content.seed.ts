import { contentTypeIds } from '@brightyard/contract'
import type { ContentTypeName } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { campaigns, contentEntries } from '../../database/schema/content.schema.ts'
import { listOf, rowsOf, slugOf } from '../catalog/catalog-rows.ts'
import { insertRows } from '../insert-rows.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { workOf } from '../pictures/works/works.ts'
import { random } from '../../server/random.ts'
import { campaignRows } from './campaigns.data.ts'
import { campaignDetails } from '../talent/campaign-details.ts'
import { entryDetails } from './entry-details.ts'
import { shelves } from './shelves.ts'
import { themePictures } from './theme-pictures.ts'

const day = 24 * 60 * 60 * 1000
const half = 30 * 60 * 1000
/** Days from the day of seeding: five are over, the next is tomorrow. */
const startDays = [-64, -38, -21, -9, -2, 1, 3, 6, 9, 14, 21, 33]

export function contentOf(pictures: PictureStore, now: Date) {
  const pictureOf = themePictures(pictures)
  const detailsOf = entryDetails(pictures, now)
  const entries = (Object.keys(shelves) as ContentTypeName[]).flatMap((name) => {
    const shelf = shelves[name]
    return rowsOf(shelf.rows).map(
      ([title = '', summary = '', theme = '', tags, extra = '', rupees], index) => {
        const dice = random(`${name} ${title}`)
        const tagList = listOf(tags)
        const body = shelf.write({ title, summary, extra, tag: tagList[0] ?? name }, index)
        const startsAt = shelf.dated
          ? startOf(now, startDays[index] ?? 40, dice.whole(0, 16))
          : null
        const published = Math.min(-1 - index * 6 - dice.whole(0, 4), (startDays[index] ?? 0) - 20)
        const details = detailsOf(name, { title, summary, theme, index })
        return {
          contentTypeId: contentTypeIds[name],
          slug: slugOf(title),
          title,
          summary,
          body,
          picture: pictureOf(theme, '', {
            style: shelf.style,
            title,
            summary,
            person: shelf.person && { name: shelf.person({ title, extra }), hint: theme },
          }),
          tags: tagList,
          author: shelf.extra === 'author' ? extra : null,
          place: shelf.extra === 'place' ? extra : null,
          subtitle: shelf.extra === 'subtitle' ? extra : null,
          readingMinutes: [
            'Blogs',
            'Articles',
            'News',
            'CaseStudy',
            'ResearchSummaries',
            'Products',
            'PressRelease',
          ].includes(name)
            ? Math.max(2, Math.round(body.length / 700))
            : null,
          startsAt,
          endsAt: startsAt && new Date(startsAt.getTime() + dice.whole(2, 6) * half),
          priceInPaise: rupees === undefined || rupees === '' ? null : Number(rupees) * 100,
          publishedAt: new Date(
            now.getTime() + (shelf.dated ? published : -1 - index * 6 - dice.whole(0, 4)) * day,
          ),
          gallery: [],
          ...details,
        }
      },
    )
  })
  const campaignList = rowsOf(campaignRows).map(
    ([title = '', summary = '', theme = '', subject = '', from, to, ages = '', fee, prize]) => ({
      slug: slugOf(title),
      title,
      summary,
      theme: subject,
      picture:
        posterOf(pictures, title) ?? pictureOf(theme, '', { style: 'poster', title, summary }),
      startsAt: startOf(now, Number(from), 0),
      endsAt: startOf(now, Number(to), 18),
      ageFrom: Number(ages.split('-')[0]),
      ageTo: Number(ages.split('-')[1]),
      entryFeeInPaise: Number(fee) * 100,
      prize: prize ?? null,
      ...campaignDetails({ title, endsAt: startOf(now, Number(to), 18), prize: prize ?? '' }, now),
    }),
  )
  return { entries, campaigns: campaignList }
}

/** Where something is drawn for what has this title: a poster of its own. */
export function posterOf(pictures: PictureStore, title: string) {
  const work = workOf(title)
  return (
    work &&
    pictures.order(
      { layout: 'scene', area: 'talent', icons: [], work: title, seed: title },
      work.alt,
    )
  )
}

/** Half hours after nine in the morning in India. */
function startOf(now: Date, days: number, halfHours: number): Date {
  const date = new Date(now.getTime() + days * day)
  date.setUTCHours(3, 30, 0, 0)
  return new Date(date.getTime() + halfHours * half)
}

export async function seedContent(db: Database, content: ReturnType<typeof contentOf>) {
  await insertRows(db, contentEntries, content.entries)
  await db.insert(campaigns).values(content.campaigns)
}
