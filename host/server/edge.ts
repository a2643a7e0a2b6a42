import { readFileSync } from 'node:fs'
import { availableParallelism, hostname } from 'node:os'
import { HostAssets } from '@brightyard/release-files'
import {
  closeConnectionsOnStop,
  draining,
  logRequests,
  loggerAt,
  metrics,
  refusePipelines,
  takeConnectionsFirst,
  requestOptions,
  trustedProxies,
} from '@brightyard/observability'
import { openReleases } from '@brightyard/registry/client'
import { createApiCalls } from '@brightyard/render-process'
import { pageStyles } from '@brightyard/ui/page-styles'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { proxyToApi } from './delivery/api-proxy.ts'
import { canonicalPaths, pathsOfWholeAddresses } from './delivery/canonical-paths.ts'
import { healthRoutes } from './delivery/health.ts'
import { openInApp } from './delivery/open-in-app.ts'
import { answerWithProblem, problems } from './delivery/problems.ts'
import { releaseEvents } from './delivery/release-events.ts'
import { releaseFiles } from './delivery/release-files.ts'
import { serviceWorker } from './delivery/service-worker.ts'
import { securityHeaders } from './delivery/security-headers.ts'
import { siteFonts } from './delivery/site-fonts.ts'
import { sitemap } from './delivery/sitemap.ts'
import { staticFiles } from './delivery/static-files.ts'
import { opsPrefix, opsRoutes } from './ops/ops.routes.ts'
import { inspectorRoutes } from './overrides/inspector.routes.ts'
import { readPolicy } from './overrides/override-policy.ts'
import { createVisitorOverrides } from './overrides/visitor-overrides.ts'
import { firstPictures } from './pages/first-picture.ts'
import { pageRoutes } from './pages/page.routes.ts'
import { createPages } from './pages/pages.ts'
import { createRenderLimit } from './pages/render-limit.ts'
import { applyOverrides, readOverrides } from './sets/overrides.ts'
import { edgeIdIn } from './sets/edge-id.ts'
import { reportToRegistry } from './sets/edge-reports.ts'
import { lastWorkingSet } from './sets/last-working-set.ts'
import { followSite } from './sets/site-sets.ts'
import { addressGrouping } from './telemetry/address-groups.ts'
import { beaconTokens } from './telemetry/beacon-tokens.ts'
import { createCounter } from './telemetry/counter.ts'
import { deliverCounts } from './telemetry/delivery.ts'
import { lateCookies } from './telemetry/late-cookies.ts'
import { telemetryRoutes } from './telemetry/telemetry.routes.ts'
import type { EdgeFolders } from './edge-folders.ts'
import { tokenOf } from './token-setting.ts'
import { type EdgeSettings, workerModeOf } from './settings.ts'
import { visitorId } from './visitors/visitor-id.ts'

/** The server in front of everything: pages, the files of releases, the host's own files, and the proxy to the API. */
export async function createEdge(
  settings: EdgeSettings,
  folders: EdgeFolders,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerAt(settings.LOG_LEVEL),
    trustProxy: trustedProxies(settings.TRUSTED_NETWORKS),
    ...requestOptions,
    rewriteUrl: pathsOfWholeAddresses(settings.PUBLIC_ORIGIN),
    frameworkErrors: (error, request, reply) => void answerWithProblem(error, request, reply),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    // What was asked is answered, also while it stops; event streams end by themselves.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  takeConnectionsFirst(app.server)
  refusePipelines(app.server)
  draining(app)
  closeConnectionsOnStop(app)
  const warn = (message: string) => app.log.warn(message)
  const assets = HostAssets.parse(JSON.parse(readFileSync(folders.assets, 'utf8')))
  const workerMode = workerModeOf(settings)
  const site = {
    origin: settings.PUBLIC_ORIGIN,
    bases: { vendor: '/vendor', cms: '/cms', ops: opsPrefix },
    ...(workerMode !== 'on' && { serviceWorker: workerMode }),
  }
  const fonts = siteFonts()
  const overrides = await readOverrides(settings.REMOTE_OVERRIDES)
  const token = tokenOf(settings.TELEMETRY_TOKEN, settings.TELEMETRY_TOKEN_FILE)
  const releases = openReleases({
    registryUrl: settings.REGISTRY_URL,
    cacheFolder: settings.DATA_FOLDER,
    // Every token of the registry allows reading.
    token: token ?? undefined,
    onProblem: (error) => warn(`the registry does not respond: ${String(error)}`),
  })
  const extraOrigins = [...new Set(overrides.map(({ url }) => new URL(url).origin))]
  const asset = (file: string) => assets.publicPath + file
  const siteHead = {
    scripts: assets.scripts.map(asset),
    starter: asset(assets.starter),
    sheets: assets.styles.map(asset),
    fonts: fonts.preloads,
    styles: fonts.css + pageStyles(),
  }
  const renderer = { siteHead, settings: site }
  const counter = createCounter()
  const grouping = token === null ? null : addressGrouping(settings.BEACON_KEY || token)
  // Groups are for comparing two sets; otherwise they would only be more rows.
  const groupOf = ({ ip }: FastifyRequest) => (sets.isCanary() && grouping ? grouping(ip) : 0)
  const countRender = createRenderLimit(settings.RENDERS_PER_ADDRESS)
  const pages = createPages({
    ...renderer,
    extraOrigins,
    cacheBytes: settings.PAGE_CACHE_MB * 1_000_000,
    callHeaders: (requestId) => ({ 'x-request-id': requestId }),
    withFirstPicture: firstPictures({ apiUrl: settings.API_URL }),
    warn,
    count: counter.add,
    currentSet: () => sets.get(),
    groupOf,
    countRender,
  })
  const calls = createApiCalls({ apiUrl: settings.API_URL })
  const sets = followSite(releases, {
    releases,
    renderBundle: folders.renderBundle,
    settings: site,
    calls,
    overrides,
    processes: settings.RENDER_PROCESSES ?? Math.max(1, availableParallelism() - 1),
    warm: pages.warm,
    lastWorking: lastWorkingSet(settings.DATA_FOLDER),
    info: (message) => app.log.info(message),
    warn,
  })
  app.addHook('onClose', () => sets.stop())
  const tokens = token === null ? null : beaconTokens(settings.BEACON_KEY || token)
  if (token !== null) {
    const delivery = deliverCounts({ counter, registryUrl: settings.REGISTRY_URL, token, warn })
    app.addHook('onClose', () => delivery.stop())
    const name = settings.EDGE_NAME || `${hostname()}:${settings.PORT}`
    const reports = reportToRegistry({
      sets,
      notRendered: () => pages.notRendered(sets.served()),
      id: edgeIdIn(settings.DATA_FOLDER),
      name,
      token,
      warn,
      registryUrl: settings.REGISTRY_URL,
    })
    app.addHook('onClose', () => reports.stop())
  }

  logRequests(app)
  canonicalPaths(app)
  problems(app)
  await app.register(metrics, { service: 'edge' })
  await securityHeaders(app)
  healthRoutes(app, sets)
  await staticFiles(app, [
    { root: folders.browser, prefix: assets.publicPath },
    { root: fonts.folder, prefix: fonts.prefix },
    { root: folders.public, prefix: '/', days: 1 },
  ])
  openInApp(app, siteHead)
  sitemap(app, { origin: site.origin, calls, current: sets.get, countRender })
  releaseFiles(app, releases)
  serviceWorker(app, {
    mode: workerMode,
    folder: folders.serviceWorker,
    onDemand: assets.onDemand.map(asset),
    styles: siteHead.styles,
    fonts: fonts.preloads,
  })
  const ofVisitors = createVisitorOverrides(
    readPolicy(settings.OVERRIDE_ORIGINS, settings.OVERRIDE_LOOPBACK),
  )
  releaseEvents(app, {
    perAddress: settings.STREAMS_PER_ADDRESS,
    of: (request) => sets.setFor(visitorId(request)),
    watch: sets.watch,
    cookies: (request, { set }) =>
      lateCookies(request, set.number, { tokens, givesIds: settings.CDN_SECONDS > 0 }),
    hostSet: async (request, { hostSet }) =>
      applyOverrides(hostSet, (await ofVisitors.of(request)).active),
  })
  inspectorRoutes(app, (request) => sets.setFor(visitorId(request)), ofVisitors)
  const { setFor } = sets
  if (tokens) await telemetryRoutes(app, { counter, tokens, setOf: sets.byNumber, setFor, groupOf })
  opsRoutes(app, {
    apiUrl: settings.API_URL,
    registryUrl: settings.REGISTRY_URL,
    token: tokenOf(settings.OPS_TOKEN, settings.OPS_TOKEN_FILE),
  })
  await proxyToApi(app, settings.API_URL, { givesVisitorIds: settings.CDN_SECONDS > 0 })
  const cdnSeconds = settings.CDN_SECONDS
  pageRoutes(app, {
    pages,
    sets,
    overrides: ofVisitors,
    tokens,
    renderer,
    extraOrigins,
    cdnSeconds,
  })
  return app
}
