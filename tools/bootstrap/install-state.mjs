import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Inside node_modules, so that it is deleted together with them. */
const stampFile = 'node_modules/.brightyard/installed'

/**
 * Folders of the workspace with a package.json, the root first.
 * @param {string} root
 * @returns {string[]}
 */
export function packageFolders(root) {
  const inFolder = (/** @type {string} */ parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => join(parent, entry.name))
  return ['.', ...inFolder('.'), ...(existsSync(join(root, 'shared')) ? inFolder('shared') : [])]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
}

/**
 * Everything that decides what an installation holds: the lockfile, the settings, each package's
 * dependencies, and the platform (native packages differ).
 * @param {string} root
 * @param {string} [platform]
 * @returns {string}
 */
export function installFingerprint(root, platform = `${process.platform}-${process.arch}`) {
  const hash = createHash('sha256').update(platform)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  for (const folder of packageFolders(root)) {
    const { dependencies, devDependencies, bin } = readManifest(root, folder)
    hash.update(folder).update(JSON.stringify([dependencies, devDependencies, bin]))
  }
  return hash.digest('hex')
}

/**
 * Whether node_modules hold what the lockfile says.
 * @param {string} root
 * @param {string} [platform]
 * @returns {boolean}
 */
export function isInstalled(root, platform) {
  const stamp = join(root, stampFile)
  if (!existsSync(stamp)) return false
  if (readFileSync(stamp, 'utf8') !== installFingerprint(root, platform)) return false
  return packageFolders(root).every((folder) => {
    const { dependencies, devDependencies } = readManifest(root, folder)
    const needs = Object.keys({ ...dependencies, ...devDependencies })
    return needs.every((name) => existsSync(join(root, folder, 'node_modules', name)))
  })
}

/** @param {string} root */
export function forgetInstalled(root) {
  rmSync(join(root, stampFile), { force: true })
}

/**
 * @param {string} root
 * @param {string} [platform]
 */
export function rememberInstalled(root, platform) {
  const stamp = join(root, stampFile)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, installFingerprint(root, platform))
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, bin?: unknown }}
 */
function readManifest(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
