/**
 * The name of a release in the federation runtime and of its container on the page: every release has its own,
 * so that two releases of one remote can coexist in a tab, and modules of the old one keep working after a swap.
 */
export const containerName = (remote: string, version: string) =>
  `${remote}_${version}`.replaceAll(/\W/g, '_')
