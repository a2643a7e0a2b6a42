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

/** Assessment pages have no footer at all (W-002). */
export function footerFor(layout: Layout, pathname: string): Chrome['footer'] {
  return /^\/assessment(\/|$)/i.test(pathname) ? 'none' : chromeOf[layout].footer
}
