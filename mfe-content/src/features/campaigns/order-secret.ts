const keyOf = (orderCode: string) => `brightyard.campaign-order.${orderCode.toUpperCase()}`

/** Where storage is blocked, at least this page knows its order. */
const here = new Map<string, string>()

export function keepSecret(orderCode: string, secret: string) {
  here.set(keyOf(orderCode), secret)
  try {
    sessionStorage.setItem(keyOf(orderCode), secret)
  } catch {
    // It is in memory.
  }
}

/** For calls about an order: empty where this tab does not know its secret. */
export function secretOf(orderCode: string): { secret?: string } {
  let secret = here.get(keyOf(orderCode))
  try {
    secret = sessionStorage.getItem(keyOf(orderCode)) ?? secret
  } catch {
    // as above
  }
  return secret ? { secret } : {}
}

/** Takes the secret out of the address of an email's link, so that neither the history nor a copied link has it. */
export function takeSecret(orderCode: string) {
  const [, secret] = /^#secret=([\w-]{10,100})$/.exec(location.hash) ?? []
  if (!secret) return
  keepSecret(orderCode, secret)
  history.replaceState(history.state, '', location.pathname + location.search)
}
