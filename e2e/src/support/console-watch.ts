import type { BrowserContext, TestInfo } from '@playwright/test'

export interface ConsoleWatch {
  /** What a page may say in this test; everything else that is not in order fails it. */
  allow: (...patterns: RegExp[]) => void
  /** Everything that was said and not announced. */
  unannounced: () => string[]
  attachTo: (testInfo: TestInfo) => Promise<void>
}

/** A navigation ends what is still loading; that is no failure. */
const endedByNavigation = 'net::ERR_ABORTED'

/** Hears every error and warning of a context's pages: console, exceptions, requests, content policy. */
export async function watchConsole(context: BrowserContext): Promise<ConsoleWatch> {
  const heard: string[] = []
  const allowed: RegExp[] = []

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url, lineNumber } = message.location()
    heard.push(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`)
  })
  context.on('weberror', (failure) => {
    const { stack, message } = failure.error()
    heard.push(`exception: ${stack || message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== endedByNavigation) heard.push(`request: ${reason} ${request.url()}`)
  })
  await context.exposeBinding('tellViolation', (_, text: string) => {
    heard.push(`content policy: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell = (globalThis as { tellViolation?: (text: string) => void }).tellViolation
      tell?.(`${effectiveDirective} blocked ${blockedURI}`)
    })
  })

  const unannounced = () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unannounced,
    async attachTo(testInfo) {
      if (unannounced().length === 0) return
      await testInfo.attach('console', { body: unannounced().join('\n') })
    },
  }
}
