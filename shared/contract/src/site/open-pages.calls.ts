import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { defineCall } from '../define/define-call.ts'

/** What has pages of its own that everybody may open. */
export const openPageKinds = [
  'entries',
  'activities',
  'programs',
  'chapters',
  'classes',
  'categories',
  'brands',
  'products',
  'partner-app-topics',
] as const
export type OpenPageKind = (typeof openPageKinds)[number]

/** For the sitemap; 5,000 on a page. Paths as the site has them, some of which no remote may show at the moment. */
export const listOpenPages = defineCall({
  name: 'listOpenPages',
  method: 'GET',
  base: 'cms',
  path: '/api/open-pages/:kind',
  session: 'none',
  summary: 'The addresses of all open pages of one kind',
  params: z.object({ kind: z.enum(openPageKinds) }),
  query: PageQuery,
  response: pageOf(z.string()),
})
