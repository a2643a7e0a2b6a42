import type { BrowserContext, TestInfo } from '@playwright/test'

export interface ConsoleWatch {
  /** What a page may log in this test; any other error or warning fails it. */
  allow: (...patterns: RegExp[]) => void
  /** Everything that was logged and not announced. */
  unannounced: () => string[]
  attachTo: (testInfo: TestInfo) => Promise<void>
}

/** A navigation ends what is still loading; that is no failure. */
const endedByNavigation = 'net::ERR_ABORTED'

/** Most tests run without the service worker. */
const blockedByPlaywright = 'Service Worker registration blocked by Playwright'

/** What pages logged, by context: one that stays open for several tests is watched once. */
const watched = new WeakMap<BrowserContext, string[]>()

/** Collects every error and warning of a context's pages: console, exceptions, requests, content policy. */
export async function watchConsole(context: BrowserContext): Promise<ConsoleWatch> {
  const said = watched.get(context) ?? (await startWatching(context))
  said.length = 0
  const allowed: RegExp[] = []
  const unannounced = () => said.filter((text) => !allowed.some((pattern) => pattern.test(text)))
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unannounced,
    async attachTo(testInfo) {
      if (unannounced().length === 0) return
      const body = unannounced().join('\n')
      await testInfo.attach('console', { body })
      // Of a test that passes at its second try the report has no more than the title.
      process.stderr.write(`${testInfo.title}: its pages said\n${body}\n`)
    },
  }
}

async function startWatching(context: BrowserContext): Promise<string[]> {
  const said: string[] = []
  watched.set(context, said)

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text() === blockedByPlaywright) return
    const { url, lineNumber } = message.location()
    said.push(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`)
  })
  context.on('weberror', (failure) => {
    const { stack, message } = failure.error()
    said.push(`exception: ${stack || message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== endedByNavigation) said.push(`request: ${reason} ${request.url()}`)
  })
  await context.exposeBinding('reportViolation', (_, text: string) => {
    said.push(`content policy: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation: report } = globalThis as {
        reportViolation?: (text: string) => void
      }
      report?.(`${effectiveDirective} blocked ${blockedURI}`)
    })
  })
  return said
}
