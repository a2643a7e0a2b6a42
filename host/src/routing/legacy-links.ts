import {
  contentPaths,
  definePath,
  hasControlCharacter,
  safeLocalPath,
  shopPaths,
  talentboxPaths,
} from '@brightyard/contract/paths'

/** Addresses that old links and apps use; they redirect to today's. */
const oldPaths = {
  youngXpert: definePath('/young_xpert/:slug'),
  partner: definePath('/partner/:slug'),
}

type Query = URLSearchParams
type Resolve = (query: Query) => string | null

const required =
  (name: string, target: (value: string) => string): Resolve =>
  (query) => {
    const value = query.get(name)
    return value && value.length <= 150 ? target(value) : null
  }

/** Targets by `type`. */
const byType: Readonly<Record<string, Resolve>> = {
  feeds: required('post_id', (id) => `/feeds/details/${encodeURIComponent(id)}`),
  program: required('program_id', (id) => contentPaths.program.to({ id })),
  chapter: required('chapter_id', (id) => contentPaths.programChapter.to({ id })),
  webforms: required('form_id', (slug) => contentPaths.webForm.to({ slug })),
  casestudies: required('slug', (slug) => oldPaths.youngXpert.to({ slug })),
  startups: required('slug', (slug) => oldPaths.partner.to({ slug })),
  talentbox: (query) => {
    const slug = query.get('slug')
    const id = query.get('camp_id')
    const campTypeid = query.get('id')
    return slug && id && talentboxPaths.campaign.to({ slug }, { type: 32, id, campTypeid })
  },
  ecomm: required(
    'product_id',
    (id) => `${shopPaths.product.to()}/?ecommID=${encodeURIComponent(id)}`,
  ),
}

type Content = (slug: string, id: string | null) => string

/** Targets by content type id (`activitytype`) and slug. */
const byContentType: Readonly<Record<string, Content>> = {
  1: (slug, id) => contentPaths.blogPost.to({ slug }, { id }),
  2: () => contentPaths.blog.to(),
  3: () => contentPaths.news.to(),
  4: (slug, id) => contentPaths.youngXperts.to({ slug }, { id }),
  11: (slug, id) => contentPaths.event.to({ slug }, { id }),
  12: () => contentPaths.partners.to(),
  17: (_, id) =>
    id ? `${shopPaths.product.to()}/?ecommID=${encodeURIComponent(id)}` : shopPaths.home.to(),
  18: () => contentPaths.ourTeam.to(),
  19: () => contentPaths.careers.to(),
  21: () => contentPaths.news.to(),
  25: (slug, id) => contentPaths.class.to({ slug }, { id }),
  26: (slug, id) => contentPaths.workshop.to({ slug }, { id }),
  29: () => contentPaths.awards.to(),
  30: () => contentPaths.activities.to(),
  31: () => contentPaths.panellists.to(),
  32: () => talentboxPaths.campaign.to(),
  37: (slug, id) => contentPaths.liveClass.to({ slug }, { id }),
  39: () => talentboxPaths.campaign.to(),
  10000: () => contentPaths.mySchoolActivity.to(),
}

const hasDots = (segment: string) =>
  segment.split('/').some((part) => part === '.' || part === '..')

/**
 * The target of a legacy query; null without one. Unknown, missing and bad values lead to the home page, never to
 * another site.
 */
export function resolveLegacyQuery(query: Query): string | null {
  const type = query.get('type')
  const activityType = query.get('activitytype')
  if (type === null && activityType === null) return null
  const values = [...query.values()]
  if (values.some((value) => hasDots(value) || hasControlCharacter(value))) return '/'
  const target = type === null ? byActivityType(activityType, query) : byLinkType(type, query)
  return safeLocalPath(target) ?? '/'
}

function byLinkType(type: string, query: Query): string | null {
  return Object.hasOwn(byType, type) ? (byType[type]?.(query) ?? null) : null
}

function byActivityType(id: string | null, query: Query): string | null {
  const slug = query.get('slug')
  if (!id || !slug || !Object.hasOwn(byContentType, id)) return null
  return byContentType[id]?.(slug, query.get('id')) ?? null
}
