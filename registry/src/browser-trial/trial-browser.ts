import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { BrowserLimits } from './browser-limits.ts'

export interface ChromiumSettings {
  /** Where it is installed. */
  path: string
  /** Off only where the system forbids it: then a flaw of the browser is a flaw of the registry. */
  sandbox: boolean
}

/** A browser for one trial. */
export interface TrialBrowser {
  browser: Browser
  /** Ends it, whatever its pages are doing, and removes its files. */
  close(): Promise<void>
}

/** It reaches nothing: every request is answered by this process, and the rest ends at a proxy that does not exist. */
const nowhere = { server: 'http://127.0.0.1:9' }

const flags = (limits: BrowserLimits) => [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  `--js-flags=--max-old-space-size=${limits.memoryMb}`,
  '--renderer-process-limit=2',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
]

/** A Chromium with an empty environment and a profile of its own. */
export async function startTrialBrowser(
  { path, sandbox }: ChromiumSettings,
  limits: BrowserLimits,
): Promise<TrialBrowser> {
  // Loaded where a trial needs it: a registry without a Chromium does without its memory.
  const { chromium } = await import('playwright-core')
  const home = await mkdtemp(join(tmpdir(), 'brightyard-trial-'))
  const removeHome = () => rm(home, { recursive: true, force: true, maxRetries: 3 })
  try {
    const browser = await chromium.launch({
      executablePath: path,
      chromiumSandbox: sandbox,
      args: flags(limits),
      proxy: nowhere,
      env: { HOME: home, TMPDIR: home, LANG: 'en_IN.UTF-8' },
      timeout: limits.startMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    return {
      browser,
      async close() {
        await browser.close().catch(() => undefined)
        await removeHome()
      },
    }
  } catch (error) {
    await removeHome()
    throw error
  }
}
