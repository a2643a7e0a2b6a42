/**
 * Editors link to listings that have no page of their own; the home page shows what they would list, so the
 * link leads there. A listing that gets its page leaves this table.
 */
const shownOnHome: Readonly<Record<string, string>> = {
  '/program': 'programs',
  '/program/all': 'programs',
  '/activities': 'activities',
  '/events': 'activities',
  '/young-xpert': 'young-xperts',
  '/news': 'news',
  '/awards': 'awards',
}

/** Where an address of the editors leads. */
export function siteAddress(href: string): string {
  const part = shownOnHome[href.replace(/\/+$/, '')]
  return part ? `/#${part}` : href
}

const leavesRouter = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** True for what the router cannot show: other sites, mail, telephone, a part of this page. */
export const isPlainAddress = (href: string) => leavesRouter.test(href)
