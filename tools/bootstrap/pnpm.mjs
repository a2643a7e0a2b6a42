const version = '12.21.0'

/** The package manager as npx names it: fetched once, then from npm's cache. */
export const pnpm = `pnpm@${version}`

/** @param {string[]} args pnpm's arguments; run with npx */
export const pnpmArguments = (args) => ['--loglevel=error', '-y', pnpm, ...args]

/**
 * `npm start` passes its settings on as npm_config_*; pnpm and npx do not know all of them and warn. Both read the same
 * .npmrc files anyway.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutNpmNoise(env) {
  const fromNpm = env.npm_lifecycle_event !== undefined
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        !fromNpm || !name.startsWith('npm_') || /^npm_config_(registry|.*proxy|ca)/.test(name),
    ),
  )
}
