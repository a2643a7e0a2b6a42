import type { Layout } from '@brightyard/contract/release'

/** Header and footer of a layout. The header stays mounted between layouts that have one. */
export interface Chrome {
  header: boolean
  /** shop: the full footer of shop, content and program pages. default: the short one. */
  footer: 'shop' | 'default' | 'none'
}

export const chromeOf: Readonly<Record<Layout, Chrome>> = {
  shop: { header: true, footer: 'shop' },
  default: { header: true, footer: 'default' },
  creative: { header: true, footer: 'shop' },
  blank: { header: false, footer: 'none' },
  'login-signup': { header: false, footer: 'none' },
  'mobile-section': { header: false, footer: 'none' },
}

/** Unknown addresses under /mobile keep its layout, for the apps that show them; others get the default one. */
export function layoutAt(
  { layout, page }: { layout?: Layout; page?: unknown },
  pathname: string,
): Layout {
  if (!page && /^\/mobile(\/|$)/i.test(pathname)) return 'mobile-section'
  return layout ?? 'default'
}

/**
 * Pages for the web views of the apps are documents: the edge sends them without the site's scripts, so that they are
 * readable at once on any phone.
 */
export const isDocument = (layout: Layout) => layout === 'mobile-section'

const isAssessment = (pathname: string) => /^\/assessment(\/|$)/i.test(pathname)

/** Assessment pages have no footer at all. */
export const footerFor = (layout: Layout, pathname: string): Chrome['footer'] =>
  isAssessment(pathname) ? 'none' : chromeOf[layout].footer

const isTask = (pathname: string) =>
  /\/(assessment|(activity_)?booking|shopping-bags|checkout|GlobalPaymentSummary|session)(\/|$)/i.test(
    pathname,
  )

/** Only layouts that browse have it, and no page with one task, where it would cover amounts and buttons. */
export const hasChat = (layout: Layout, pathname: string) =>
  chromeOf[layout].header && !isTask(pathname)
