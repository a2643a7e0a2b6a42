import * as contentPaths from '../content/paths.ts'
import { definePath } from '../define/define-path.ts'
import { packages } from '../content/talentbox.paths.ts'
import type { OfferingKind } from './constants.ts'

const detailsPaths = {
  event: contentPaths.event,
  workshop: contentPaths.workshop,
  class: contentPaths.class,
  'live-class': contentPaths.liveClass,
} as const

/** Where activities are found: a landing for each kind, and its list with filters. */
export const activityPaths = {
  activities: contentPaths.activities,
  activitiesListing: definePath('/activities/listing'),
  events: contentPaths.events,
  eventListing: definePath('/event/listing'),
  workshops: definePath('/workshop'),
  workshopListing: definePath('/workshop/listing'),
  classes: definePath('/class'),
  classListing: definePath('/class/listing'),
  liveClassListing: definePath('/live-class/listing'),
  performingArts: definePath('/performingarts'),
  sports: definePath('/sports'),
  mySchool: contentPaths.mySchoolActivity,
  mySchoolListing: definePath('/my-school-activity/listing'),
  myResidents: definePath('/my-rwa-activity'),
  myResidentsListing: definePath('/my-rwa-activity/listing'),
}

/** The page of an offering. */
export const offeringAddress = ({ kind, slug }: { kind: OfferingKind; slug: string }): string =>
  kind === 'camp' ? packages.to({}, { slug }) : detailsPaths[kind].to({ slug })

/** Addresses of those who offer something. */
export const offeringDeskPaths = {
  /** Their own offerings. Query: page. */
  manage: definePath('/bookings/offerings'),
  /** Without an id a new one begins. Query: part. */
  edit: definePath('/bookings/offerings/edit/:id?'),
}
