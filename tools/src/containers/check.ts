import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import type { ContainerSite } from './container-site.ts'

/** One thing that has to be so of the running containers; returns what it found, in a few words. */
export interface Check {
  name: string
  run: (site: ContainerSite) => Promise<string>
}

export function claim(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new UserFacingError(otherwise)
}

/** `remotes`, as operators call it. */
export async function remotes(site: ContainerSite, ...args: string[]): Promise<string> {
  const { code, output, standardOutput } = await site.exec('registry', 'remotes', ...args)
  claim(code === 0, `remotes ${args.join(' ')} ended with ${code}:\n${output}`)
  return standardOutput
}
