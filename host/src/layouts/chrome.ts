import type { Layout } from '@brightyard/contract/release'

/** What surrounds a page. The header stays mounted when a navigation goes from one layout with it to another. */
export interface Chrome {
  header: boolean
  /** shop: the rich footer of shop, content and program pages. default: the short one. */
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

const isAssessment = (pathname: string) => /^\/assessment(\/|$)/i.test(pathname)

/** Assessment pages have no footer at all. */
export const footerFor = (layout: Layout, pathname: string): Chrome['footer'] =>
  isAssessment(pathname) ? 'none' : chromeOf[layout].footer

/** Not where an app or a lesson shows the page, and never during an assessment. */
export const hasChat = (layout: Layout, pathname: string) =>
  layout !== 'blank' && layout !== 'mobile-section' && !isAssessment(pathname)
