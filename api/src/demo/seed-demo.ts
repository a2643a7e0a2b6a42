import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { seedRuns } from '../database/schema/demo.schema.ts'
import { siteSettings } from '../database/schema/notifications.schema.ts'
import { assessmentPicturesOf, seedAssessments } from './assessments/assessments.seed.ts'
import { catalogOf, seedCatalog } from './catalog/catalog.seed.ts'
import { contentOf, seedContent } from './content/content.seed.ts'
import { seedPeopleDetails } from './content/people.seed.ts'
import { marketingOf, seedMarketing } from './content/marketing.seed.ts'
import { themePictures } from './content/theme-pictures.ts'
import { seedCampBookings, seedCamps } from './camps/camps.seed.ts'
import { campPicturesOf } from './camps/camp-plans.ts'
import { seedBookings } from './offerings/bookings.seed.ts'
import { postPicturesOf, seedFeeds } from './feeds/feeds.seed.ts'
import { seedForms } from './forms/forms.seed.ts'
import { offeringPicturesOf } from './offerings/offering-pictures.ts'
import { seedOfferings } from './offerings/offerings.seed.ts'
import { pagesOf, seedPages } from './pages/pages.seed.ts'
import { seedReviews } from './catalog/reviews.seed.ts'
import { orderNotificationImages, seedNotifications } from './people/notifications.seed.ts'
import { seedOrders } from './people/orders.seed.ts'
import { orderFaces, seedPeople } from './people/people.seed.ts'
import { seedRecords } from './people/records.seed.ts'
import { seedTimetables } from './people/timetable.seed.ts'
import { seedShopping } from './people/shopping.seed.ts'
import { seedPractice } from './programs/practice.seed.ts'
import { programPicturesOf, seedPrograms } from './programs/programs.seed.ts'
import { issuesOf, makeNewspapers, seedNewspapers } from './newspapers/newspapers.seed.ts'
import { seedJuries } from './talent/juries.seed.ts'
import { seedRecordings } from './talent/recordings.seed.ts'
import { seedVotes } from './talent/votes.seed.ts'
import { entryPicturesOf, seedTalent } from './talent/talent.seed.ts'
import { PictureStore } from './pictures/picture-store.ts'

/** Raise it when the data changes. */
const version = 31
const name = 'demonstration'

export interface DemoOptions {
  /** The day that separates upcoming from past. */
  now: Date
  /** Where `/media/*` is served from. */
  mediaFolder: string
  /** One line of progress for people. */
  log: (line: string) => void
}

/**
 * Fills an empty, migrated database with the demonstration data and the folder with its pictures. Runs
 * once: afterwards it only makes pictures that have gone missing.
 */
export async function seedDemo(
  db: Database,
  { now, mediaFolder, log }: DemoOptions,
): Promise<void> {
  const pictures = new PictureStore()
  const data = demoData(pictures, now)
  // After an interrupted start, pictures or data may be missing: both are completed here.
  const making = makePictures(pictures, mediaFolder, log)
  making.catch(() => undefined) // awaited below; until then a failure must not end the process
  if (await store(db, data, now)) {
    const { catalog, content, pages } = data
    log(
      `Demonstration data: ${catalog.goods.length} products, ` +
        `${content.entries.length} articles and activities, ${pages.pages.length} pages.`,
    )
  } else if (await isOfAnotherVersion(db)) {
    log('The demonstration data is of another version. Move the data folder away to renew it.')
  }
  await making
  const drawn = await makeNewspapers(mediaFolder, data.newspapers)
  if (drawn > 0) log(`Newspapers: ${drawn} made.`)
}

/** Only the rows, for tests without pictures. False when they were there already. */
export const seedRows = (db: Database, now: Date): Promise<boolean> =>
  store(db, demoData(new PictureStore(), now), now)

/** Everything that will be stored; ordering a picture names it. */
function demoData(pictures: PictureStore, now: Date) {
  orderPlaceholder(pictures)
  const pictureOf = themePictures(pictures)
  return {
    catalog: catalogOf(pictures, now),
    content: contentOf(pictures, now),
    marketing: marketingOf(pictures, pictureOf, now),
    pages: pagesOf(pictures, now),
    newspapers: issuesOf(pictures, now),
    offeringPictures: offeringPicturesOf(pictures, pictureOf),
    campPictures: campPicturesOf(pictureOf),
    programPictures: programPicturesOf(pictureOf),
    assessmentPictures: assessmentPicturesOf(pictures),
    postPictures: postPicturesOf(pictures),
    entryPictures: entryPicturesOf(pictures, pictureOf),
    faces: orderFaces(pictures),
    notificationImages: orderNotificationImages(pictures),
  }
}

function store(db: Database, data: ReturnType<typeof demoData>, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(seedRuns)
      .values({ name, version, seededAt: now })
      .onConflictDoNothing()
      .returning()
    if (!claimed) return false
    const { productIds } = await seedCatalog(tx, data.catalog)
    await seedContent(tx, data.content)
    await seedMarketing(tx, data.marketing)
    await seedPages(tx, data.pages)
    await seedNewspapers(tx, data.newspapers)
    const people = await seedPeople(tx, data.faces, now)
    await seedRecords(tx, people, now)
    await seedTimetables(tx, now)
    const residentId = people.studentIds.kabir
    await seedOfferings(tx, data.offeringPictures, { now, residentId })
    await seedCamps(tx, data.campPictures, now)
    await seedPeopleDetails(tx, now)
    await seedTalent(tx, data.entryPictures, now)
    await seedRecordings(tx)
    await seedJuries(tx, now)
    await seedVotes(tx, now)
    const { aarav, diya } = people.studentIds
    const guardianId = people.idOf('guardian')
    await seedBookings(tx, { guardianId, studentIds: { aarav, diya }, now })
    await seedCampBookings(tx, { guardianId, studentIds: [aarav, diya], now })
    await seedPrograms(tx, data.programPictures, { now, kids: [aarav, diya] })
    await seedPractice(tx, aarav, now)
    const room = { id: people.schoolId, teacherId: people.idOf('rep') }
    const adminId = people.idOf('admin')
    await seedForms(tx, { guardianId, kidId: aarav, authorId: adminId, room, now })
    const authorId = people.idOf('rep')
    const { assessmentPictures: pictureOf } = data
    await seedAssessments(tx, { pictureOf, studentId: aarav, authorId, now })
    await seedShopping(tx, guardianId, productIds, now)
    const orders = await seedOrders(tx, people, productIds, now)
    await seedReviews(tx, { guardianId, now })
    await seedFeeds(tx, data.postPictures, { people, now })
    await seedNotifications(tx, people, { images: data.notificationImages, orders }, now)
    await tx.insert(siteSettings).values(socialLinks).onConflictDoNothing()
    return true
  })
}

async function isOfAnotherVersion(db: Database) {
  const [run] = await db.select().from(seedRuns).where(eq(seedRuns.name, name))
  return run !== undefined && run.version !== version
}

const socialLinks = {
  facebookLink: 'https://facebook.com/brightyard.example',
  twitterLink: 'https://x.com/brightyard_example',
  instagramLink: 'https://instagram.com/brightyard.example',
  linkedinLink: 'https://linkedin.com/company/brightyard-example',
  youtubeLink: 'https://youtube.com/@brightyard-example',
}

async function makePictures(pictures: PictureStore, folder: string, log: DemoOptions['log']) {
  const started = Date.now()
  let reported = 0
  const made = await pictures.make(folder, (done, of) => {
    const share = Math.floor((done / of) * 4)
    if (share > reported && share < 4) log(`Pictures: ${done} of ${of}.`)
    reported = share
  })
  if (made > 0) log(`Pictures: ${made} made in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** What the site shows for an activity without a picture: a fixed address, `/media/placeholder-event.jpg`. */
const orderPlaceholder = (pictures: PictureStore) =>
  pictures.order(
    {
      layout: 'scene',
      area: 'brand',
      icons: ['spiral-calendar', 'balloon', 'party-popper', 'star', 'cloud'],
      seed: 'placeholder event',
    },
    '',
    'placeholder-event',
  )
