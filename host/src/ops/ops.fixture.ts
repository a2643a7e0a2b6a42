import type { Deployment, ReleaseSet, CurrentDeployment } from '@brightyard/contract/release'
import type { ReleaseCharts, SetDiff, SetSummary, Verdict } from '@brightyard/contract/registry'

const at = '2026-11-21T06:00:00Z'

const storedRelease = (name: string, version: string) => ({
  name,
  version,
  sourceUrl: `https://releases.example/${name}/${version}/`,
  digest: `sha384-${name}-${version}`,
  storedAt: at,
  document: {
    name,
    version,
    commit: 'abc',
    builtAt: at,
    contract: 1 as const,
    routes: [],
    slots: [],
    publishes: [],
    subscribes: [],
    shared: {},
    modules: {},
    files: {},
    entry: { browser: 'remoteEntry.js', server: 'server.cjs', manifest: 'mf-manifest.json' },
  },
})

export const releaseSetOf = (
  number: number,
  versions: Readonly<Record<string, string>>,
): ReleaseSet => ({
  number,
  previous: number > 1 ? number - 1 : null,
  createdAt: at,
  actor: 'ravi',
  reason: `reason of set ${number}`,
  remotes: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { release: storedRelease(name, version), lastKnownGood: null },
    ]),
  ),
})

export const deploymentOf = (given: Partial<Deployment> = {}): Deployment => ({
  number: 12,
  kind: 'swap',
  current: 4,
  candidate: null,
  frozen: null,
  actor: 'ravi',
  reason: 'new bag page',
  at,
  figures: null,
  ...given,
})

/** What a change of the site returns. */
export const moved = {
  set: releaseSetOf(5, { shop: '1.5.0' }),
  deployment: deploymentOf(),
  before: 4,
  changed: true,
  haltedBefore: [],
}

export const siteOf = (
  deployment: Partial<Deployment> = {},
  candidate: ReleaseSet | null = null,
): CurrentDeployment => ({
  deployment: deploymentOf(deployment),
  current: releaseSetOf(deployment.current ?? 4, { shop: '1.4.0', header: '2.0.0' }),
  candidate,
})

export const summaryOf = (number: number, versions: Record<string, string>): SetSummary => ({
  number,
  previous: number > 1 ? number - 1 : null,
  createdAt: at,
  actor: 'ravi',
  reason: `reason of set ${number}`,
  restores: null,
  state: 'earlier',
  percent: null,
  versions,
})

export const verdictOf = (given: Partial<Verdict> = {}): Verdict => ({
  url: 'https://releases.example/shop/1.5.0/',
  name: 'shop',
  version: '1.5.0',
  accepted: true,
  reasons: [],
  files: 20,
  bytes: 340_000,
  routes: ['/shop', '/shop/:id'],
  slots: [],
  trialPages: [{ path: '/shop', address: '/shop', status: 200, milliseconds: 40 }],
  browserTrial: { state: 'not-tried', why: 'the registry has no Chromium (TRIAL_CHROMIUM)' },
  ...given,
})

const point = (minute: number, p75: number | null, errorRate: number | null) => ({
  at: `2026-11-21T05:${String(minute).padStart(2, '0')}:00Z`,
  loads: p75 === null ? 0 : 50,
  failedLoads: 1,
  loadMillisecondsP75: p75,
  errors: 2,
  errorRate,
})

export const charts: ReleaseCharts = {
  from: '2026-11-20T06:00:00Z',
  to: at,
  minutesPerPoint: 10,
  releases: [
    {
      remote: 'shop',
      version: '1.4.0',
      points: [point(10, 320, 0.02), point(20, null, null), point(30, 280, 0.06)],
    },
  ],
}

export const diff: SetDiff = {
  from: 4,
  to: 3,
  remotes: [
    {
      name: 'shop',
      change: 'changed',
      from: '1.4.0',
      to: '1.3.0',
      routes: { added: [], removed: ['/shop/sale'], changed: ['/shop'] },
      slots: { added: ['shop-strip'], removed: [] },
      publishes: { added: [], removed: [] },
      subscribes: { added: [], removed: [] },
      shared: { added: ['react@^19.2'], removed: [] },
      files: { added: ['a.js'], removed: ['b.js', 'c.js'], changed: [] },
      bytes: { from: 400_000, to: 340_000 },
    },
  ],
  bytes: { from: 2_000_000, to: 1_940_000 },
}
