import type { ActivityKind } from '@brightyard/contract/entities'
import { activityPaths, contentPaths } from '@brightyard/contract/paths'
import type { FamilyName } from '@brightyard/ui'
import type { Listing } from './listing-address.ts'

/** One of the addresses where activities are listed with filters. */
export interface Finder {
  title: string
  intro: string
  area: Extract<FamilyName, 'brand' | 'shop' | 'learn' | 'sun'>
  /** The page above it. */
  parent: { label: string; to: string }
  /** What the list is about; visitors choose the rest. */
  fixed: Partial<Listing>
  /** Whose activities it lists, besides everybody's: those of the user's present room. */
  room?: 'school' | 'residents'
}

/** Of the controls: yellow lines on white are too pale. */
export const paletteOf = ({ area }: Finder) => (area === 'sun' ? 'brand' : area)

const ofKind = (kind: ActivityKind, finder: Omit<Finder, 'fixed'>): Finder => ({
  ...finder,
  fixed: { kinds: [kind] },
})

const ofRoom = (room: 'school' | 'residents', title: string, intro: string): Finder => ({
  title,
  intro,
  area: 'learn',
  parent: { label: 'Activities', to: activityPaths.activities.to() },
  fixed: {},
  room,
})

const school = ofRoom(
  'school',
  'My school activity',
  'What your school offers after the last bell.',
)
const residents = ofRoom(
  'residents',
  'My residents’ activity',
  'What happens downstairs: activities of your residents’ association.',
)

/** Lists by path. */
export const finders: Readonly<Record<string, Finder>> = {
  [activityPaths.activitiesListing.pattern]: {
    title: 'All activities',
    intro: 'Events, workshops, classes and live classes in nine cities and online.',
    area: 'sun',
    parent: { label: 'Activities', to: activityPaths.activities.to() },
    fixed: {},
  },
  [activityPaths.eventListing.pattern]: ofKind('event', {
    title: 'All events',
    intro: 'Fairs, festivals and mornings outdoors, the next one first.',
    area: 'sun',
    parent: { label: 'Events', to: activityPaths.events.to() },
  }),
  [activityPaths.workshopListing.pattern]: ofKind('workshop', {
    title: 'All workshops',
    intro: 'An afternoon, something made by hand, the materials on the table.',
    area: 'shop',
    parent: { label: 'Workshops', to: activityPaths.workshops.to() },
  }),
  [activityPaths.classListing.pattern]: ofKind('class', {
    title: 'All classes',
    intro: 'Week after week with the same teacher, in small groups.',
    area: 'learn',
    parent: { label: 'Classes', to: activityPaths.classes.to() },
  }),
  [activityPaths.liveClassListing.pattern]: ofKind('live-class', {
    title: 'All live classes',
    intro: 'Live, online, with a teacher who sees and hears every child.',
    area: 'brand',
    parent: { label: 'Live classes', to: contentPaths.liveClass.to({}) },
  }),
  [activityPaths.mySchool.pattern]: school,
  [activityPaths.mySchoolListing.pattern]: school,
  [activityPaths.myResidents.pattern]: residents,
  [activityPaths.myResidentsListing.pattern]: residents,
}
