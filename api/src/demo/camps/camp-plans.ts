import type { Picture } from '@brightyard/contract'
import { offeringCategories } from '@brightyard/contract'
import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import { offeringText } from '../content/bodies.ts'
import type { ThemePictures } from '../content/theme-pictures.ts'
import { sessionDates } from '../offerings/session-dates.ts'
import { policies } from '../offerings/plans.ts'
import { galleries } from '../offerings/venues.data.ts'
import { camps } from './camps.data.ts'
import { campGroups } from './camp-groups.data.ts'

const day = 24 * 60 * 60 * 1000

interface Group {
  title: string
  summary: string
  theme: string
  subtitle: string
  /** The title of the type or category that it belongs to. */
  above: string
}

/** Categories, each before its sub-categories. */
export const groups: Group[] = []
let [type, category] = ['', '']
for (const [first = '', summary = '', theme = '', subtitle = ''] of rowsOf(campGroups)) {
  const title = first.replace(/^- /, '')
  if (summary === '') type = title
  else {
    if (title === first) category = title
    groups.push({ title, summary, theme, subtitle, above: title === first ? type : category })
  }
}

/** `Day camper 4200: Lunch, Materials`. */
function packageOf(text: string) {
  const [sold = '', includes] = text.split(':')
  const [, name = '', rupees] = /^(.+) (\d+)$/.exec(sold.trim()) ?? []
  return { name, priceInPaise: Number(rupees) * 100, includes: listOf(includes) }
}

function planOf([title = '', group = '', subject, ages = '', ...cells]: string[]) {
  const [venue = '', organiser = '', teacher = '', when = '', seats, packages = ''] = cells
  const [taken, policy = '', summary = '', theme = '', what = '', agenda = '', bring = ''] =
    cells.slice(6)
  const [from = 0, to = 0] = ages.split('-').map(Number)
  return {
    title,
    group,
    category: offeringCategories.find((one) => one === subject) ?? ('life-skills' as const),
    ages: [from, to] as const,
    venue,
    organiser,
    teacher,
    when,
    seats: Number(seats),
    packages: packages.split(';').map(packageOf),
    taken: Number(taken),
    policy: policies[policy] ?? { refundSteps: [], movesUntilHours: null },
    summary,
    theme,
    body: offeringText({ what, agenda: agenda.split(';'), venue, ages: [from, to] }),
    bring: bring.split(';').flatMap((thing) => thing.trim() || []),
  }
}
export type CampPlan = ReturnType<typeof planOf>
export const campPlans = rowsOf(camps).map(planOf)

/** What organisers call the groups of a camp, the first one first. */
const groupNames = ['Kingfishers', 'Hoopoes', 'Sunbirds', 'Bee-eaters', 'Mynas'] as const

/** `mon; 5; 1 3; 9:00; 240`: from Monday five days running, in one week and two weeks later. */
export function campDates(when: string, now: Date) {
  const [first = '', days, weeks = '', time = '', minutes = ''] = when
    .split(';')
    .map((part) => part.trim())
  return weeks.split(' ').flatMap((week, at) => {
    const [start] = sessionDates(`${first}; ${week}; ${time}; ${minutes}`, now)
    if (!start) return []
    const dates = Array.from({ length: Number(days) }, (_, index) => ({
      startsAt: new Date(start.startsAt.getTime() + index * day),
      endsAt: new Date(start.endsAt.getTime() + index * day),
      localDate: new Date(Date.parse(start.localDate) + index * day).toISOString().slice(0, 10),
    }))
    return { name: groupNames[at] ?? `Group ${at + 1}`, dates }
  })
}

/** Orders a picture of every group and camp, and says which one is whose. */
export function campPicturesOf(pictureOf: ThemePictures) {
  const pictures = new Map<string, Picture>()
  for (const { title, summary, theme } of groups)
    pictures.set(title, pictureOf(theme, '', { style: 'outdoors', title, summary }))
  for (const { title, summary, theme } of campPlans)
    pictures.set(title, pictureOf(theme, '', { style: 'camp', title, summary }))
  for (const { category: subject } of campPlans)
    for (const theme of galleries[subject]) pictures.set(`gallery ${theme}`, pictureOf(theme, ''))
  return pictures
}
export type CampPictures = ReturnType<typeof campPicturesOf>
