import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { defineCall } from '../define/define-call.ts'
import { mediaKinds } from './constants.ts'
import { MediaItem, NewspaperIssue, PanellistProfile, PartnerProfile } from './people.entities.ts'

const base = 'cms'
const session = 'none'
const params = z.object({ slug: z.string().check(z.regex(/^[\w-]{1,120}$/)) })
const MaxRows = z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)))

/** A partner, what it offers, its galleries and how to reach it. */
export const getPartner = defineCall({
  name: 'getPartner',
  method: 'GET',
  base,
  path: '/api/partners/:slug',
  session,
  summary: 'The profile of a partner',
  params,
  response: PartnerProfile,
})

/** A member of the panel, and the sessions judged. */
export const getPanellist = defineCall({
  name: 'getPanellist',
  method: 'GET',
  base,
  path: '/api/panellists/:slug',
  session,
  summary: 'The profile of a panellist',
  params,
  response: PanellistProfile,
})

/** The latest month first. */
export const listNewspapers = defineCall({
  name: 'listNewspapers',
  method: 'GET',
  base,
  path: '/api/newspapers',
  session,
  summary: 'Issues of the newspaper by month',
  query: z.extend(PageQuery, {
    /** 24 unless given. */
    maxRows: MaxRows,
    year: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.minimum(2000), z.maximum(2999)),
    ),
  }),
  response: z.extend(pageOf(NewspaperIssue), {
    /** Every year with an issue, the latest first. */
    years: z.array(z.int()),
  }),
})

/** Albums (content type 6) and videos (content type 5), the newest first. */
export const listMedia = defineCall({
  name: 'listMedia',
  method: 'GET',
  base,
  path: '/api/media-items',
  session,
  summary: 'Albums of pictures, and videos',
  query: z.extend(PageQuery, {
    /** 12 unless given. */
    maxRows: MaxRows,
    kind: z.optional(z.enum(mediaKinds)),
  }),
  response: z.extend(pageOf(MediaItem), {
    /** How many of each kind there are. */
    counts: z.object({ photos: z.int(), video: z.int() }),
  }),
})
