/** Addresses of the editors that go by another name. */
const otherNames: Readonly<Record<string, string>> = { '/program/all': '/program' }

/** Where an address of the editors leads. */
export const siteAddress = (href: string) => otherNames[href.replace(/\/+$/, '')] ?? href

const leavesRouter = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** True for what the router cannot show: other sites, mail, telephone, a part of this page. */
export const isPlainAddress = (href: string) => leavesRouter.test(href)
