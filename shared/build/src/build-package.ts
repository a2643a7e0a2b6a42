import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import {
  currentFingerprint,
  isOutputCurrent,
  readBuildRecord,
  removeBuildRecord,
  writeBuildRecord,
} from './build-record.ts'
import { presetFolder } from './package-folder.ts'
import { BuildFailed } from './run-compiler.ts'

export interface BuildResult {
  readonly folder: string
  /** The outputs were up to date. */
  readonly skipped: boolean
  readonly milliseconds: number
  /** What the build printed: files and sizes. Empty when skipped. */
  readonly report: string
}

export interface BuildPackageOptions {
  /** Builds even when nothing changed. */
  readonly force?: boolean
}

/** Runs `brightyard-build` in a separate process, so that builds run in parallel and release their memory. */
function runBuild(folder: string): Promise<string> {
  return new Promise((resolvePrinted, reject) => {
    const command = join(presetFolder, 'bin/brightyard-build.mjs')
    const build = spawn(process.execPath, [command], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    const collect = (text: Buffer) => (printed += text.toString())
    build.stdout.on('data', collect)
    build.stderr.on('data', collect)
    build.on('error', reject)
    build.on('close', (code) => {
      if (code === 0) resolvePrinted(printed)
      else reject(new BuildFailed(`The build of ${folder} failed.\n${printed}`))
    })
  })
}

/** Builds the host or a remote unless its output is complete and made from the present inputs. */
export async function buildPackage(
  packageFolder: string,
  { force = false }: BuildPackageOptions = {},
): Promise<BuildResult> {
  const started = performance.now()
  const folder = resolve(packageFolder)
  const elapsed = () => Math.round(performance.now() - started)
  const fingerprint = currentFingerprint(folder)
  if (!force && readBuildRecord(folder)?.fingerprint === fingerprint && isOutputCurrent(folder)) {
    return { folder, skipped: true, milliseconds: elapsed(), report: '' }
  }
  // An interrupted build must not count as complete when its inputs change back.
  removeBuildRecord(folder)
  const report = await runBuild(folder)
  writeBuildRecord(folder, { fingerprint, milliseconds: elapsed() })
  return { folder, skipped: false, milliseconds: elapsed(), report }
}

export interface BuildPackagesOptions extends BuildPackageOptions {
  /** Builds at the same time. */
  readonly parallel?: number
  /** Called after each build, for progress output. */
  readonly onBuilt?: (result: BuildResult) => void
}

/** Builds several packages, two at a time by default. The first failure is thrown when the running builds have ended. */
export async function buildPackages(
  folders: readonly string[],
  { parallel = 2, onBuilt, ...options }: BuildPackagesOptions = {},
): Promise<BuildResult[]> {
  const waiting = folders.entries()
  const results: BuildResult[] = []
  const failures: unknown[] = []
  const work = async () => {
    for (const [index, folder] of waiting) {
      if (failures.length > 0) return
      try {
        const result = await buildPackage(folder, options)
        results[index] = result
        onBuilt?.(result)
      } catch (failure) {
        failures.push(failure)
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  if (failures.length > 0) throw failures[0]
  return results
}
