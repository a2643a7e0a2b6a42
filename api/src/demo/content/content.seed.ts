import { contentTypeIds } from '@brightyard/contract'
import type { ContentTypeName } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { campaigns, contentEntries } from '../../database/schema/content.schema.ts'
import { listOf, rowsOf, slugOf } from '../catalog/catalog-rows.ts'
import { insertRows } from '../insert-rows.ts'
import { writeOffering } from '../offerings/plans.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { random } from '../../server/random.ts'
import * as activities from './activities.data.ts'
import * as articles from './articles.data.ts'
import { activity, blogPost, program, story } from './bodies.ts'
import type { Writer } from './bodies.ts'
import { campaignRows } from './campaigns.data.ts'
import * as library from './library.data.ts'
import * as people from './people.data.ts'
import { entryDetails } from './entry-details.ts'
import { partnerGalleries } from './partner-profiles.data.ts'
import { themePictures } from './theme-pictures.ts'

const day = 24 * 60 * 60 * 1000
const half = 30 * 60 * 1000
/** Days from the day of seeding: five are over, the next is tomorrow. */
const startDays = [-64, -38, -21, -9, -2, 1, 3, 6, 9, 14, 21, 33]

interface Shelf {
  rows: string
  write: Writer
  /** What the fifth cell is. */
  extra: 'author' | 'place' | 'subtitle'
  dated?: boolean
}

const shelves: Record<ContentTypeName, Shelf> = {
  Blogs: { rows: articles.blogs, write: blogPost, extra: 'author' },
  Articles: { rows: articles.articles, write: story, extra: 'author' },
  News: { rows: articles.news, write: story, extra: 'author' },
  CaseStudy: { rows: articles.caseStudies, write: story, extra: 'subtitle' },
  Videos: { rows: library.videos, write: story, extra: 'subtitle' },
  Galleries: { rows: library.galleries, write: story, extra: 'subtitle' },
  Testimonials: { rows: articles.testimonials, write: story, extra: 'subtitle' },
  Clients: { rows: people.clients, write: story, extra: 'subtitle' },
  ResearchSummaries: { rows: library.research, write: story, extra: 'subtitle' },
  PortFolios: { rows: library.portfolios, write: story, extra: 'subtitle' },
  Event: { rows: activities.events, write: writeOffering, extra: 'place', dated: true },
  Partners: { rows: people.partners, write: story, extra: 'place' },
  Products: { rows: library.productGuides, write: story, extra: 'author' },
  People: { rows: people.team, write: story, extra: 'subtitle' },
  Careers: { rows: people.careers, write: story, extra: 'place' },
  PressRelease: { rows: library.pressReleases, write: story, extra: 'author' },
  Projects: { rows: library.projects, write: story, extra: 'subtitle' },
  Classes: { rows: activities.classes, write: writeOffering, extra: 'place', dated: true },
  Workshop: { rows: activities.workshops, write: writeOffering, extra: 'place', dated: true },
  PartnerGalleries: { rows: partnerGalleries, write: story, extra: 'subtitle' },
  Services: { rows: library.programs, write: program, extra: 'subtitle' },
  Awards: { rows: articles.awards, write: story, extra: 'subtitle' },
  CarnivalActivities: { rows: activities.carnival, write: activity, extra: 'place', dated: true },
  PanelList: { rows: people.panel, write: story, extra: 'subtitle' },
  Campaigns: { rows: library.campaignEntries, write: story, extra: 'author' },
  ClassDeck: { rows: activities.classDecks, write: writeOffering, extra: 'place', dated: true },
  CampaignsType: { rows: library.campaignTypes, write: story, extra: 'subtitle' },
  MySchoolActivity: {
    rows: activities.schoolActivities,
    write: activity,
    extra: 'place',
    dated: true,
  },
}

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
          picture: pictureOf(theme, ''),
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
    ([
      title = '',
      summary = '',
      theme = '',
      subject = '',
      from,
      to,
      ages = '',
      fee,
      prize,
      count,
    ]) => ({
      slug: slugOf(title),
      title,
      summary,
      theme: subject,
      picture: pictureOf(theme, ''),
      startsAt: startOf(now, Number(from), 0),
      endsAt: startOf(now, Number(to), 18),
      ageFrom: Number(ages.split('-')[0]),
      ageTo: Number(ages.split('-')[1]),
      entryFeeInPaise: Number(fee) * 100,
      prize: prize ?? null,
      entriesCount: Number(count),
    }),
  )
  return { entries, campaigns: campaignList }
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
