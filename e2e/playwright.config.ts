import { chromiumFlags } from '@brightyard/tools'
import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** One site for the whole run (src/support/global-setup.ts); journeys run on a desktop and on a phone. */
export default defineConfig({
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
    // The Debian browser's own headless mode, rather than the shell that playwright downloads.
    launchOptions: { executablePath, args: ['--headless', ...chromiumFlags] },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'releases/**',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testDir: 'src/journeys',
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
      },
    },
    {
      name: 'releases',
      testDir: 'src/releases',
      // They swap the releases of the one site, so they come last and one after the other.
      workers: 1,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
