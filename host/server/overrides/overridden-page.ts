import type { FastifyReply } from 'fastify'
import type { PageState } from '../../src/boot/page-state.ts'
import { contentPolicy } from '../delivery/security-headers.ts'
import {
  documentEnd,
  documentStart,
  documentState,
  emptyState,
  setInBlock,
} from '../pages/document.ts'
import type { PageRenderer } from '../pages/compose-page.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { applyOverrides } from '../sets/overrides.ts'
import type { VisitorOverrides } from './visitor-overrides.ts'

/**
 * A page of a browser with overrides: rendered in that browser, with a content policy that allows the origins of
 * its overrides, and never cached.
 */
export function sendOverriddenPage(
  reply: FastifyReply,
  { set, hostSet }: ActiveSet,
  { active, stated }: VisitorOverrides,
  { siteHead, settings }: PageRenderer,
  extraOrigins: readonly string[],
) {
  const origins = new Set([...extraOrigins, ...active.map(({ url }) => new URL(url).origin)])
  const state: Omit<PageState, 'set'> = { ...emptyState(settings), overrides: stated }
  const head = '<title>Brightyard</title><meta name="robots" content="noindex">'
  const html =
    documentStart(siteHead, { head }) +
    documentState(setInBlock(applyOverrides(hostSet, active)), JSON.stringify(state)) +
    documentEnd(siteHead)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', contentPolicy([...origins]))
    .header('x-release-set', String(set.number))
    .send(html)
}
