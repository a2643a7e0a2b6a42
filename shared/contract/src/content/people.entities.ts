import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { OfferingCard } from '../offerings/entities.ts'
import { ProgramCard } from '../programs/entities.ts'
import { judgingRoles, mediaKinds } from './constants.ts'
import { ContentEntry } from './entities.ts'

/** A partner with everything on its profile; its city is `place`. */
export const PartnerProfile = z.extend(ContentEntry, {
  address: z.string(),
  /** As it is dialled: `+918040001234`. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** With its scheme. */
  website: z.nullable(z.string()),
  opening_hours: z.nullable(z.string()),
  /** The year in which it became a partner. */
  partner_since: z.int(),
  /** The organiser behind its activities; null for one that offers nothing here. */
  vendor_id: z.nullable(z.int()),
  /** Its galleries (content type 27), the newest first. */
  galleries: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      summary: z.string(),
      pictures: z.array(Picture),
    }),
  ),
  /** The first that can be booked, and how many there are. */
  activities: z.object({ total: z.int(), data: z.array(OfferingCard) }),
  programs: z.array(ProgramCard),
})
export type PartnerProfile = z.infer<typeof PartnerProfile>

/** A member of the panel with the sessions judged, the latest first. */
export const PanellistProfile = z.extend(ContentEntry, {
  sessions: z.array(
    z.object({
      id: z.int(),
      campaign: z.object({
        slug: z.string(),
        title: z.string(),
        theme: z.string(),
        picture: z.nullable(Picture),
      }),
      held_at: z.iso.datetime(),
      role: z.enum(judgingRoles),
      /** How many entries were looked at. */
      entries_judged: z.int(),
      /** What the panellist said about it. */
      remark: z.nullable(z.string()),
    }),
  ),
})
export type PanellistProfile = z.infer<typeof PanellistProfile>

/** The newspaper of a month. */
export const NewspaperIssue = z.object({
  id: z.int(),
  /** The first day of the month. */
  month: z.iso.date(),
  number: z.int(),
  /** The headline on its cover. */
  headline: z.string(),
  /** What else is in it, in order. */
  contents: z.array(z.string()),
  /** On the cover. */
  picture: z.nullable(Picture),
  /** The address of the PDF, from the site's root. */
  pdf: z.string(),
  pages: z.int(),
  published_at: z.iso.datetime(),
})
export type NewspaperIssue = z.infer<typeof NewspaperIssue>

/** An album of pictures, or a video. */
export const MediaItem = z.object({
  id: z.int(),
  kind: z.enum(mediaKinds),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  published_at: z.iso.datetime(),
  /** On the cover of the album, or before the video starts. */
  picture: z.nullable(Picture),
  /** Empty for a video. */
  pictures: z.array(Picture),
  /** Null for an album. */
  video: z.nullable(
    z.object({
      /** WebM, from the site's root. */
      src: z.string(),
      seconds: z.int(),
      /** What is seen, in words: for those who cannot watch. */
      transcript: z.string(),
    }),
  ),
})
export type MediaItem = z.infer<typeof MediaItem>
