import {
  addOffering,
  addSessions,
  changeOffering,
  changeSession,
  getOffering,
  getOfferingById,
  getOwnOffering,
  listCalendar,
  listCampTypes,
  listOfferingFacets,
  listOfferings,
  listOrganisers,
  listOwnOfferings,
  listOwnSessions,
  listOwnTeachers,
  listRoomOfferings,
  removeOffering,
  removeSession,
} from '@brightyard/contract'
import { everyone, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { anOffering } from '../../testing/offering-factories.ts'

async function anOfferedOne({ api }: World) {
  const { offering, entry } = await anOffering(api.db)
  return { id: offering.id, kind: offering.kind, slug: entry.slug }
}

const ofAcademy = ({ academy }: World) => ({ vendor_id: academy.id })
const march = { from: '2026-03-18', to: '2026-03-31' }

/** Of the vendor whose people may change it: the academy's for its own, else the school's. */
async function anOwnOne({ api, school, academy }: World, whose: Signed) {
  const vendorId = whose === 'vendor' || whose === 'vendor staff' ? academy.id : school.id
  return anOffering(api.db, { offering: { vendorId } })
}

const aGivenOffering = {
  title: 'Kite day',
  summary: 'Cotton line only.',
  text: ['We build and fly.'],
  category: 'nature',
  age_from: 5,
  age_to: 10,
  mode: 'in-person',
  language: 'English',
  venue_name: 'Lake park',
  address: '',
  city: 'Pune',
  location: null,
  time_zone: 'Asia/Kolkata',
  refund_steps: [],
  moves_until_hours: 24,
  what_to_bring: ['A cap'],
  ticket_types: [{ name: 'One child', scope: 'session', price_in_paise: 10_000, tax_percent: 18 }],
} as const

const session = {
  starts_at: '2026-04-01T05:30:00.000Z',
  ends_at: '2026-04-01T06:30:00.000Z',
  capacity: 12,
  teacher_id: null,
}
const anOwnOffering = async (world: World, whose: Signed) => ({
  ...aGivenOffering,
  id: (await anOwnOne(world, whose)).offering.id,
  is_offered: true,
})
const ownDates = async (world: World, whose: Signed) => ({
  id: (await anOwnOne(world, whose)).offering.id,
  sessions: [session],
})
const anOwnSession = async (world: World, whose: Signed) => ({
  ...session,
  id: (await anOwnOne(world, whose)).sessions[0]?.id,
  seats_elsewhere: 2,
})

const aDraft = async (world: World, whose: Signed) => {
  const madeAt = new Date(0)
  const vendorId = (await anOwnOne(world, whose)).offering.vendorId
  return anOffering(world.api.db, {
    offering: { vendorId, createdAt: madeAt, hiddenAt: madeAt },
  })
}
const anOwnDraft = async (world: World, whose: Signed) => ({
  id: (await aDraft(world, whose)).offering.id,
})
const anUnbookedDate = async (world: World, whose: Signed) => ({
  id: (await aDraft(world, whose)).sessions[0]?.id,
})

/** Roles 3 to 6, who see only their own. */
const organisers: Outcomes = {
  visitor: 401,
  vendor: 200,
  'vendor staff': 200,
  'school representative': 200,
  'super admin': 200,
  others: 403,
}
/** With something of the school's. */
const ofSchool: Outcomes = { ...organisers, vendor: 404, 'vendor staff': 404 }
const own = { vendor: 200, 'vendor staff': 200 }

/** What can be booked is everybody's to see; what organisers do is for their own vendor. */
export const offeringAccess: readonly AccessRow[] = [
  { call: listOfferings, given: ofAcademy, outcomes: everyone },
  { call: listOfferingFacets, given: ofAcademy, outcomes: everyone },
  { call: listCalendar, given: () => march, outcomes: everyone },
  { call: getOffering, given: anOfferedOne, outcomes: everyone },
  { call: listCampTypes, outcomes: everyone },
  { call: getOfferingById, given: anOfferedOne, outcomes: everyone },
  { call: listRoomOfferings, given: () => ({ room_type: 'school' }), outcomes: signedInOnly },
  { call: listOwnOfferings, outcomes: organisers },
  {
    call: addOffering,
    given: ({ academy, school }, whose) => ({
      ...aGivenOffering,
      kind: 'event',
      vendor_id: whose === 'vendor' || whose === 'vendor staff' ? academy.id : school.id,
    }),
    outcomes: { ...organisers, vendor: 403, 'vendor staff': 403 },
    own,
  },
  { call: getOwnOffering, given: anOwnDraft, outcomes: ofSchool, own },
  { call: removeOffering, given: anOwnDraft, outcomes: ofSchool, own },
  { call: changeOffering, given: anOwnOffering, outcomes: ofSchool, own },
  { call: listOwnSessions, given: ownDates, outcomes: ofSchool, own },
  { call: addSessions, given: ownDates, outcomes: ofSchool, own },
  { call: changeSession, given: anOwnSession, outcomes: ofSchool, own },
  { call: removeSession, given: anUnbookedDate, outcomes: ofSchool, own },
  { call: listOwnTeachers, outcomes: organisers },
  {
    call: listOrganisers,
    outcomes: { ...organisers, vendor: 403, 'vendor staff': 403, 'school representative': 403 },
  },
]
