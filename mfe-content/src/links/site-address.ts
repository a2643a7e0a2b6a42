/** Old addresses that editors still use. */
const currentAddresses: Readonly<Record<string, string>> = { '/program/all': '/program' }

/** Where an address in an editor's text leads. */
export const siteAddress = (href: string) => currentAddresses[href.replace(/\/+$/, '')] ?? href

const leavesRouter = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** True for what the router cannot open: other sites, email, telephone, a hash on this page. */
export const isPlainAddress = (href: string) => leavesRouter.test(href)
