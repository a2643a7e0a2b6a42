import {
  getOffering,
  getOfferingById,
  listCalendar,
  listOfferingFacets,
  listOfferings,
  listRoomOfferings,
} from '@brightyard/contract'
import { everyone, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'
import { anOffering } from '../../testing/offering-factories.ts'

async function anOfferedOne({ api }: World) {
  const { offering, entry } = await anOffering(api.db)
  return { id: offering.id, kind: offering.kind, slug: entry.slug }
}

const ofAcademy = ({ academy }: World) => ({ vendor_id: academy.id })
const march = { from: '2026-03-18', to: '2026-03-31' }

/** What can be booked is everybody's to see; what organisers do is for their own vendor. */
export const offeringAccess: readonly AccessRow[] = [
  { call: listOfferings, given: ofAcademy, outcomes: everyone },
  { call: listOfferingFacets, given: ofAcademy, outcomes: everyone },
  { call: listCalendar, given: () => march, outcomes: everyone },
  { call: getOffering, given: anOfferedOne, outcomes: everyone },
  { call: getOfferingById, given: anOfferedOne, outcomes: everyone },
  { call: listRoomOfferings, given: () => ({ room_type: 'school' }), outcomes: signedInOnly },
]
