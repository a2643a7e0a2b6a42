import { chromiumFlags, installedChromium } from '@brightyard/tools'
import { defineConfig, devices } from '@playwright/test'
import type { Options } from './src/support/fixtures.ts'

const executablePath = installedChromium()

const desktop = { width: 1280, height: 800 }

/** Two workers, and two sites: one that all look at (src/support/global-setup.ts) and one whose releases are swapped. */
export default defineConfig<object, Options>({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A second try keeps one slow moment from holding up everybody; `npm test` counts and names those that needed it
  retries: process.env['CI'] ? 1 : 0,
  // Ends what hangs; a machine three times slower than the usual one still comes through.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--headless', ...chromiumFlags],
    },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // What a page requests is what the site is asked; offline.spec.ts and the push messages of family.spec.ts allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      // First: one worker does these, one after the other on a site of their own, while the other one begins the rest.
      name: 'releases',
      testDir: 'src/releases',
      workers: 1,
      use: { viewport: desktop, startsOwnSite: true },
    },
    {
      name: 'desktop',
      testIgnore: 'releases/**',
      use: { viewport: desktop },
    },
    {
      // Journeys in which a phone differs: drawer and menu, sign-in, bag, checkout, a first visit. Tag those '@phone';
      // how pages fit a narrow window is seen in every-page.spec.ts.
      name: 'phone',
      testDir: 'src/journeys',
      grep: /@phone/,
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
      },
    },
  ],
})
