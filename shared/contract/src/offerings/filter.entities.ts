import * as z from '@brightyard/contract/schema'
import { ageBands } from '../catalog/constants.ts'
import { DatabaseId, oneLine } from '../common/fields.ts'
import {
  activityModes,
  dayTypes,
  offeringCategories,
  offeringKinds,
  offeringSortings,
} from './constants.ts'

const Day = z.iso.date().check(z.regex(/^20/))
const text = z.string().check(oneLine(), z.maxLength(100, 'Please use at most 100 characters.'))

/** What people narrow a list of offerings to. Values of one group add up, groups narrow each other. */
export const OfferingFilter = z.object({
  /** Without any: activities of every kind, and no camps. */
  kinds: z.optional(z.array(z.enum(offeringKinds)).check(z.maxLength(offeringKinds.length))),
  /** Camps of this type, category or sub-category. */
  camp_group: z.optional(DatabaseId),
  categories: z.optional(
    z.array(z.enum(offeringCategories)).check(z.maxLength(offeringCategories.length)),
  ),
  cities: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30))),
  modes: z.optional(z.array(z.enum(activityModes)).check(z.maxLength(activityModes.length))),
  /** Offerings for any of these ages. */
  ages: z.optional(z.array(z.enum(ageBands)).check(z.maxLength(ageBands.length))),
  /** Of the cheapest ticket; 0: only what is free. */
  max_price_in_paise: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  /** Dates at the venue, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
  days: z.optional(z.array(z.enum(dayTypes)).check(z.maxLength(dayTypes.length))),
  /** Only what can still be booked. */
  free_seats: z.optional(z.boolean()),
  search: z.optional(text),
  /** The organiser. */
  vendor_id: z.optional(DatabaseId),
  /** What is over, instead of what is to come. */
  past: z.optional(z.boolean()),
})
export type OfferingFilter = z.infer<typeof OfferingFilter>

export const OfferingQuery = z.extend(OfferingFilter, {
  /** By their next session; past ones the latest first. */
  sort: z._default(z.enum(offeringSortings), 'next'),
  maxRows: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
})
export type OfferingQuery = z.infer<typeof OfferingQuery>
