import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loggerAt } from '@brightyard/observability'
import { isLoopbackName } from './checks/origin.check.ts'
import type { Provided } from './checks/shared.check.ts'
import { openRegistryDatabase } from './database/open-registry-database.ts'
import { pruneDaily } from './releases/prune-releases.ts'
import { assignInitialPrefixes } from './prefixes/initial-owners.ts'
import { openRegistry } from './registry.ts'
import type { RunningProcess } from './run-process.ts'
import {
  readOrMakeOperatorToken,
  readOrMakeOpsToken,
  readOrMakeTelemetryToken,
} from './access/operator-token.ts'
import { buildService } from './service/service.ts'
import type { RegistrySettings } from './settings.ts'
import {
  type BrowserTrialOptions,
  openBrowserTrial,
  whyNoBrowser,
} from './browser-trial/open-browser-trial.ts'
import { openTrial } from './trial/render-trial.ts'

/** Opens the database and the store, and serves both. */
export async function startRegistry(
  settings: RegistrySettings,
  provided: Provided,
): Promise<RunningProcess> {
  const { dataFolder, databaseUrl, logLevel, host, port } = settings
  const operatorToken = settings.token ?? (await readOrMakeOperatorToken(dataFolder))
  const database = await openRegistryDatabase({
    url: databaseUrl,
    folder: join(dataFolder, 'database'),
  })
  try {
    const trial = settings.trial && (await trialWith(settings.trial))
    const browserOptions = await browserOptionsOf(settings)
    const registry = await openRegistry({
      database,
      dataFolder,
      allowedOrigins: settings.allowedOrigins,
      internalOrigins: settings.internalOrigins,
      provided,
      trial,
      tryInBrowser: openBrowserTrial(browserOptions),
      withoutBrowser: whyNoBrowser(browserOptions),
    })
    await assignInitialPrefixes(registry.db)
    const app = await buildService({
      registry,
      operatorToken,
      telemetryToken: settings.telemetryToken ?? (await readOrMakeTelemetryToken(dataFolder)),
      opsToken: settings.opsToken ?? (await readOrMakeOpsToken(dataFolder)),
      telemetryDays: settings.telemetryDays,
      readsNeedToken: settings.readsNeedToken,
      isPublic: !isLoopbackName(host),
      logger: loggerAt(logLevel),
    })
    const stopPruning = pruneDaily(registry, (error) =>
      app.log.error({ err: error }, 'pruning failed'),
    )
    app.addHook('onClose', async () => {
      stopPruning()
      await registry.close()
    })
    const address = await app.listen({ host, port })
    return { address, stop: () => app.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function browserOptionsOf({
  trial,
  chromium,
}: RegistrySettings): Promise<BrowserTrialOptions> {
  if (chromium) {
    await access(chromium.path).catch(() => {
      throw new Error(
        `TRIAL_CHROMIUM: there is no ${chromium.path}. Install it, or leave this out.`,
      )
    })
  }
  const host = trial && { ...trial, renderBundle: resolve(trial.renderBundle) }
  return { host, chromium }
}

/** Fails at startup instead of at the first release. */
async function trialWith({ renderBundle, apiUrl }: NonNullable<RegistrySettings['trial']>) {
  const file = resolve(renderBundle)
  const program = await readFile(file, 'utf8').catch(() => {
    throw new Error(`RENDER_BUNDLE: there is no ${file}. Build the host first.`)
  })
  return openTrial({ program, apiUrl, seconds: 240 })
}
