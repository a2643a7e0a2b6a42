import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgress } from '../../bootstrap/progress.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { openContainerSite } from '../containers/container-site.ts'
import { findEngine } from '../containers/engine.ts'
import { hardeningChecks } from '../containers/hardening.checks.ts'
import { releaseChecks } from '../containers/release.checks.ts'
import { siteChecks } from '../containers/site.checks.ts'
import { tlsChecks } from '../containers/tls.checks.ts'

/** Apart from 1, with which a check fails. */
const noEngineCode = 3

/** `pnpm containers:test`: builds the containers from a copy of the working tree, runs them, and checks what they promise. */
export async function containersTest(): Promise<void> {
  const progress = createProgress()
  const folder = await mkdtemp(join(tmpdir(), 'brightyard-containers-'))
  try {
    const engine = await findEngine(folder)
    if (!engine) {
      progress.print(
        'There is no container engine here, so nothing was tested.\n\n' +
          'Install Docker with Compose 2, or podman with docker-compose, and see that `docker info` or `podman info` answers.',
      )
      process.exitCode = noEngineCode
      return
    }
    progress.print(`Engine: ${engine.title}`)
    const site = await openContainerSite(folder, engine)
    const interrupted = interruption()
    try {
      const build = () => Promise.race([site.compose('build'), interrupted])
      await progress.step('build of all images', build)
      for (const { name, run } of [
        ...siteChecks,
        ...hardeningChecks,
        ...releaseChecks,
        ...tlsChecks,
      ]) {
        await progress.step(name, async (say) => say(await Promise.race([run(site), interrupted])))
      }
    } finally {
      await progress.step('removal of what was made', () => site.remove())
      await engine.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rejects at Ctrl-C, so that what was made is removed. */
function interruption(): Promise<never> {
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new UserFacingError('Interrupted.')))
    }
  })
  // Nobody may be waiting for it just then.
  interrupted.catch(() => undefined)
  return interrupted
}
