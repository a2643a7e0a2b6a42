import type { ActivityKind, OfferingCategory, RefundStep } from '@brightyard/contract'
import { activityKinds, offeringCategories } from '@brightyard/contract'
import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import { offeringText } from '../content/bodies.ts'
import { classPlans } from './classes.data.ts'
import { eventPlans } from './events.data.ts'
import { liveClassPlans } from './live-classes.data.ts'
import { moreEntries } from './more-entries.data.ts'
import { workshopPlans } from './workshops.data.ts'

export interface Policy {
  refundSteps: RefundStep[]
  movesUntilHours: number | null
}

export const policies: Record<string, Policy> = {
  standard: {
    refundSteps: [
      { hours_before: 72, percent_back: 100 },
      { hours_before: 24, percent_back: 50 },
    ],
    movesUntilHours: 24,
  },
  flexible: { refundSteps: [{ hours_before: 24, percent_back: 100 }], movesUntilHours: 4 },
  strict: {
    refundSteps: [
      { hours_before: 168, percent_back: 100 },
      { hours_before: 48, percent_back: 25 },
    ],
    movesUntilHours: 72,
  },
  free: { refundSteps: [], movesUntilHours: 2 },
}

/** One line of the offerings' data. */
export interface OfferingPlan {
  kind: ActivityKind
  title: string
  category: OfferingCategory
  ages: readonly [from: number, to: number]
  venue: string
  organiser: string
  teacher: string
  /** `tue thu; 0..7; 17:30; 60`: days, weeks, time at the venue, minutes. */
  when: string
  seats: number
  tickets: { name: string; isBatch: boolean; rupees: number }[]
  /** Of its seats: 0 to 1. */
  taken: number
  policy: Policy
  what: string
  agenda: string[]
  bring: string[]
}

const tables: Record<ActivityKind, string> = {
  event: eventPlans,
  workshop: workshopPlans,
  class: classPlans,
  'live-class': liveClassPlans,
}

function planOf(kind: ActivityKind, cells: string[]): OfferingPlan {
  const [title = '', category, ages = '', venue = '', organiser = '', teacher = '', when = ''] =
    cells
  const [seats, tickets = '', taken, policy = '', what = '', agenda = '', bring] = cells.slice(7)
  const [from, to] = ages.split('-').map(Number)
  return {
    kind,
    title,
    category: offeringCategories.find((one) => one === category) ?? 'life-skills',
    ages: [from ?? 0, to ?? 0],
    venue,
    organiser,
    teacher,
    when,
    seats: Number(seats),
    tickets: tickets.split(';').map((ticket) => {
      const [, star, name = '', rupees] = /^(\*?)(.+) (\d+)$/.exec(ticket.trim()) ?? []
      return { name, isBatch: star === '*', rupees: Number(rupees) }
    }),
    taken: Number(taken),
    policy: policies[policy] ?? { refundSteps: [], movesUntilHours: null },
    what,
    agenda: agenda.split(';'),
    // Commas are of the things themselves: `A robot, if you have one`.
    bring: (bring ?? '').split(';').flatMap((thing) => thing.trim() || []),
  }
}

export const offeringPlans = activityKinds.flatMap((kind) =>
  rowsOf(tables[kind]).map((cells) => planOf(kind, cells)),
)
const byTitle = new Map(offeringPlans.map((plan) => [plan.title, plan]))

/** The text of an offering's page. */
export function writeOffering({ title }: { title: string }): string {
  const plan = byTitle.get(title)
  if (!plan) throw new Error(`There is no plan for ${title}.`)
  return offeringText(plan)
}

/** The texts of those that are not on the content shelves. */
export const moreOfferings = rowsOf(moreEntries).map(
  ([title = '', kind, summary = '', theme = '', tags]) => ({
    kind: activityKinds.find((one) => one === kind) ?? 'event',
    title,
    summary,
    theme,
    tags: listOf(tags),
  }),
)
