import { expect, test } from '@jest/globals'
import { renderPage, screen, userOf } from '@brightyard/testing'
import { charts, siteOf } from './ops.fixture.ts'
import { ReleaseChart } from './release-chart.tsx'
import { SiteNow } from './site-now.tsx'

const frozen = { actor: 'Asha', message: 'Diwali sale', since: '2026-11-21T06:00:00Z' }

test('a freeze says why, who and since when, beside the current set', async () => {
  const Component = () => <SiteNow {...siteOf({ frozen })} />
  renderPage({ Component }, { path: '/ops', user: userOf('superAdmin') })
  expect(await screen.findByText('Frozen: Diwali sale')).toBeVisible()
  expect(screen.getByText(/^By Asha since/)).toHaveTextContent(/By Asha since .*2026/)
})

test('a chart names the latest value, which is zero where nothing failed', async () => {
  const [release] = charts.releases
  if (!release) throw new Error('The fixture has no release.')
  const points = release.points.map((point) => ({ ...point, errors: 0, errorRate: 0 }))
  const Component = () => <ReleaseChart {...charts} release={{ ...release, points }} />
  renderPage({ Component }, { path: '/ops', user: userOf('superAdmin') })
  expect(await screen.findByText('Errors per load: 0.0%')).toBeVisible()
  expect(screen.queryByText('1.0%')).toBeNull()
})
