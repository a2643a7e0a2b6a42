import * as z from '@brightyard/contract/schema'
import { oneLine } from '../common/fields.ts'
import { pageOf, PageQuery } from '../common/entities.ts'
import { defineCall } from '../define/define-call.ts'
import { campaignStates, searchGroups } from './constants.ts'
import { Campaign, ContentCard, ContentEntry } from './entities.ts'
import { Home } from './home.entities.ts'
import { CmsPage } from './page.entities.ts'
import { Completion, SearchResult } from './search.entities.ts'

const base = 'cms'
const session = 'none'
const Slug = z.string().check(z.regex(/^[\w-]{1,120}$/))

/** A value of `contentTypeIds`; another one answers 404. */
const Type = z.coerce.number<number | string>().check(z.int(), z.positive(), z.maximum(100_000))
const MaxRows = z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)))
const Text = z.string().check(oneLine(), z.maxLength(100, 'Please use at most 100 characters.'))

/** The newest first; dated ones (events, workshops, classes) by their start. */
export const listContent = defineCall({
  name: 'listContent',
  method: 'GET',
  base,
  path: '/api/content/:type',
  session,
  summary: 'Entries of one content type',
  params: z.object({ type: Type }),
  query: z.extend(PageQuery, {
    /** 12 unless given. */
    maxRows: MaxRows,
    /** Entries of this type among them: news and press releases are one list. */
    also: z.optional(Type),
    tag: z.optional(z.string().check(z.maxLength(60))),
    /** A city, or where somebody works; one of `places`. */
    place: z.optional(z.string().check(z.maxLength(60))),
    search: z.optional(Text),
    /** Dated entries: only those still to come, or only those over. */
    when: z.optional(z.enum(['upcoming', 'past'])),
  }),
  response: z.extend(pageOf(ContentCard), {
    /** Every tag that entries of this type carry, the most used first. */
    tags: z.array(z.string()),
    /** Every place of entries of this type that is not over, by name; empty where the type has none. */
    places: z.array(z.string()),
  }),
})

export const getContent = defineCall({
  name: 'getContent',
  method: 'GET',
  base,
  path: '/api/content/:type/:slug',
  session,
  summary: 'One entry with its text and related entries',
  params: z.object({ type: Type, slug: Slug }),
  response: ContentEntry,
})

export const getCmsPage = defineCall({
  name: 'getCmsPage',
  method: 'GET',
  base,
  path: '/api/page/:slug',
  session,
  summary: 'One page made of sections',
  params: z.object({ slug: Slug }),
  response: CmsPage,
})

export const getHome = defineCall({
  name: 'getHome',
  method: 'GET',
  base,
  path: '/api/home',
  session,
  summary: 'What the home page shows of the content',
  response: Home,
})

/** Running ones by their end, upcoming ones by their start, past ones the latest first. */
export const listCampaigns = defineCall({
  name: 'listCampaigns',
  method: 'GET',
  base,
  path: '/api/talentbox/campaigns',
  session,
  summary: 'Campaigns of the TalentBox',
  query: z.extend(PageQuery, { maxRows: MaxRows, state: z.optional(z.enum(campaignStates)) }),
  response: pageOf(Campaign),
})

/** Empty text finds nothing and costs nothing. */
export const search = defineCall({
  name: 'search',
  method: 'GET',
  base,
  path: '/api/search',
  session,
  summary: 'Events, blog posts, workshops, young experts, activities and products by text',
  query: z.extend(PageQuery, {
    text: Text,
    /** Only this group, page by page; without it the first six of each, and no further page. */
    group: z.optional(z.enum(searchGroups)),
    maxRows: MaxRows,
  }),
  response: SearchResult,
})

/** At most sixteen, for each key that is pressed; nothing below two letters. */
export const completeSearch = defineCall({
  name: 'completeSearch',
  method: 'GET',
  base,
  path: '/api/search/complete',
  session,
  summary: 'Titles that begin as the text does',
  query: z.object({ text: Text }),
  response: z.object({ data: z.array(Completion) }),
})
