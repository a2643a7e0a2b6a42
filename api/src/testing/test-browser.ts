import type { FastifyInstance } from 'fastify'
import { testOrigin } from './test-api.ts'

/** Cookies, redirects and forms of one browser, as far as signing in at another site needs them. */
export function aBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>()

  async function request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, testOrigin)
    const response = await fetch(url.href.replace(testOrigin, app.listeningOrigin), {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-host': new URL(testOrigin).host,
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  /** Goes where it is sent, up to the page that `isThere` knows or that sends nowhere else. */
  async function visit(
    address: string,
    isThere: (url: URL) => boolean = () => false,
    init?: RequestInit,
  ): Promise<{ url: URL; text: string }> {
    let url = new URL(address, testOrigin)
    let response = isThere(url) ? null : await request(url.href, init)
    for (let hop = 0; hop < 10 && response; hop++) {
      const location = response.headers.get('location')
      if (location === null) return { url, text: await response.text() }
      url = new URL(location, url)
      response = isThere(url) ? null : await request(url.href)
    }
    return { url, text: '' }
  }

  const postForm = (
    address: string,
    fields: Record<string, string>,
    isThere?: (url: URL) => boolean,
    origin: string = testOrigin,
  ) =>
    visit(address, isThere, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    })

  return {
    visit,
    postForm,
    /** For calls of the contract from this browser. */
    headers: () => ({
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    }),
    keep(response: { cookies: { name: string; value: string }[] }) {
      for (const { name, value } of response.cookies) cookies.set(name, value)
    },
  }
}
