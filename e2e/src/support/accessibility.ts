import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { contrastFindings } from './contrast.ts'
import { expect } from './fixtures.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Serious and critical findings, each with where it is (W-012). */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<string[]> {
  await setHelpPosition(page, 'static')
  // The checker, half a megabyte of script, stays in the page for a second run.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // Legacy mode runs in this page alone: the other one opens a second page for frames, which the site has none of.
  // With results for violations only a run takes a quarter of the time.
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode(true)
    .include(within)
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    })
    .analyze()
  const contrast = await contrastFindings(page, within)
  await setHelpPosition(page, '')
  const others = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  return [...others, ...contrast]
}

/** The chat button floats: what it covers comes out with a scroll, which the checker cannot know. */
const setHelpPosition = (page: Page, position: 'static' | '') =>
  page.evaluate((position) => {
    const help = document.querySelector<HTMLElement>('aside[aria-label=Help]')
    if (help) help.style.position = position
  }, position)

/** One h1, one main landmark, and nothing serious for the checker. */
export async function expectAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await accessibilityFindings(page)).toEqual([])
}
